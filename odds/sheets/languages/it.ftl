# What the sheets say in Italian, with the words of the Italian tables: mazzo, puntatore, taglio, mano, banco.

## The page

foot = odds { $version } · frazioni esatte, ridotte ai minimi termini
page = pagina
sources = Fonti
label-rules = Regole
label-basis = Base
label-reading = Lettura
label-checked = Verifica
checked = contato in numeri interi; nel comporre questo foglio, tutti i { $deals } tagli possibili di piccoli mazzi sono stati giocati uno a uno secondo queste regole, e ogni esito è uscito tante volte quante dice il conto.
checked-lansquenet = contato in numeri interi; le prove giocano piccoli mazzi carta per carta, distribuiscono mazzi mescolati e confrontano le tavole pubblicate.

## Numbers

spoken = { $over } su { $under }
minus = meno { $number }
one-in = 1 su { $count }
never = mai
odds-even = 1 a 1, alla pari
odds-for = { $first } a { $second } a favore
odds-against = { $first } a { $second } contro
wins = { $count ->
    [one] 1 vincita
   *[other] { $count } vincite
}

## What is counted

kind-win = vincita
kind-loss = perdita
kind-null = nullo
quantity-advantage = vantaggio
asked-advantage = il vantaggio del banchiere
asked-win = la probabilità di vincita del puntatore
asked-loss = la probabilità di perdita del puntatore
asked-null = la probabilità di un colpo nullo
basis-per-stake = guadagno del banchiere per posta puntata e lasciata finché è decisa
basis-per-decided = guadagno del banchiere per posta decisa
basis-per-turn = guadagno del banchiere per posta puntata per una sola mano
basis-per-turn-decided = guadagno del banchiere per posta decisa in quella mano
basis-win = probabilità del puntatore che la sua posta, lasciata finché è decisa, sia vinta
basis-loss = probabilità del puntatore che la sua posta, lasciata finché è decisa, sia persa, in tutto o in parte
basis-null = probabilità che una posta, lasciata finché è decisa, non sia né vinta né persa
basis-beside = nella tavola piccola e nel grafico, { $basis }
joins-deal = puntata all’inizio del taglio
joins-turn = puntata fra due mani
joins-mid-turn = puntata a metà di una mano
joins-standing = rimasta da una mano precedente
standing = posta rimasta
joins-cards = { $joins } ({ $cards } carte nel mazzo)
laid = { $joins }; la prossima carta cade al posto «{ $place }»
laid-again = un taglio, e la posta è rifatta dopo ogni vincita
stock = { $cards } carte nel mazzo, { $copies } delle quali del rango
whole-stock = Una posta su { $cards } carte, k del rango
whole-note = La tavola piccola suppone k carte del rango fra tutte le { $cards }, come i vecchi libri; un mazzo intero ne ha { $copies }.

## The sheet rank

rank-subtitle = Tavola esatta: { $what } secondo le carte rimaste
rank-caption = { $what } (k carte del rango fra le n rimaste)
rank-note = n conta le carte rimaste nel mazzo, k quelle del rango del puntatore. Il vantaggio è quanto il banchiere guadagna in media su una posta di 1; sotto lo zero è del puntatore.

## The sheet paroli

paroli-title = { $title }: il paroli
paroli-subtitle = { $ladder }; { $stock }
paroli-payouts = Quanto paga ogni gradino, in poste
paroli-chances = Quanto spesso si vince, e quanto costa
paroli-basis = guadagno del banchiere per posta ({ $joins }), fermandosi sempre dopo tante vincite.
paroli-note = Il pagamento equo alla pari raddoppia a ogni vincita, meno la posta; l’equo qui è quello che non lascerebbe al banchiere alcun vantaggio con queste carte. La casa trattiene la parte che non ne paga.
paroli-best = Se il puntatore gioca al meglio in un taglio, il vantaggio del banchiere è { $best }; fermandosi sempre a «{ $rung }» è { $always }. Il banchiere può dovere al più { $most } su una posta di 1.
wins-head = vincite
rung = gradino
pays = paga
fair-even = equo, alla pari
fair-here = equo qui
fair-carried = equo, riportato
keeps = la casa trattiene
chance-here = probabilità in un taglio
chance-carried = probabilità, riportato
advantage-here = vantaggio in un taglio
advantage-carried = vantaggio, riportato
ladder-fair = La scala equa alla pari
ladder-bassette = La scala delle case francesi
ladder-basset = La scala del gioco inglese
ladder-seven-first = Sette alla seconda vincita

## The sheet ladders

ladders-title = Ogni scala sotto ogni regola
ladders-of = { $title }: le scale
ladders-subtitle = Il vantaggio del banchiere su un paroli, fermandosi sempre dopo tante vincite
ladders-basis = per posta puntata su un rango completo di un mazzo intero; una posta rimasta sulla carta passa ai tagli seguenti.
ladders-note = * la scala che paga la fonte di queste regole. Sotto lo zero il vantaggio è del puntatore. Il gioco migliore ritira quando conviene di più.
ladders-paid = Pagato per 1, 2, 3 … vincite di fila: { $ladders }.
short-fair = equa
short-bassette = francese
short-basset = inglese
short-seven-first = prima sette
stop = stop dopo
best-play = al meglio

## The sheet rules

rules-subtitle = Il gioco e le sue probabilità: { $period }
rules-places = I posti, e che cosa si chiama a ciascuno
rules-words = Che cosa significano le parole
rules-ladder = Quanto paga la casa per vincite di fila
rules-how = Ogni puntatore mette la posta su un rango; i semi non contano. Il banchiere gira il mazzo mescolato carta per carta, a turno ai posti: { $turn }.
rules-joins = Una posta entra così: { $joins }.
joins-at = { $joins }, al posto «{ $place }»
supply-hand = Ogni puntatore riceve prima una mano di { $cards } carte dagli stessi mazzi, scoperte.
supply-packs = Un mazzo basta ai primi puntatori; se ne aggiunge uno ogni { $punters }.
supply-shown = 
    Prima del taglio si { $count ->
        [one] mostra una carta
       *[other] mostrano { $count } carte
    }, il cui rango è in gioco.
unsettled-carries = Ciò che non è deciso quando il mazzo è finito passa al taglio seguente.
unsettled-returned = Ciò che non è deciso quando il mazzo è finito torna al puntatore.
unsettled-must-carry-when-parolied = Ciò che non è deciso quando il mazzo è finito si può cambiare, ma una carta in paroli deve passare al taglio seguente.
head-place = posto
head-hit = se esce il rango
head-miss = altrimenti
head-last = se è l’ultima carta
head-then = poi
head-word = parola
head-means = significato
last-hit = il rango: { $call }
last-miss = altrimenti: { $call }
last-either = { $call } in ogni caso

## What is called

outcome-wins = vince
outcome-loses = perde
outcome-opened = faccia
outcome-halved = doppietto
outcome-fined = multa
outcome-twins = gemelle
outcome-void = nulla
outcome-off = ritirata
outcome-waits = attende
means-wins = il puntatore riceve una volta la posta, o fa paroli
means-loses = il banchiere prende la posta
means-opened = la prima carta è del rango del puntatore: il banchiere prende la parte detta
means-halved = le due carte della mano sono del rango: il banchiere prende la parte detta
means-fined = il puntatore paga di tasca la parte detta, e la posta resta
means-twins = le due carte sono del rango: nulla si paga, la posta resta
means-void = la carta non conta per nessuno; la posta resta alla fine del taglio
means-off = la puntata è annullata e il puntatore riprende la posta
means-waits = decide la carta seguente

## The sheet board

board-title = { $title }: il tabellone
board-subtitle = Tutti i ranghi di un mazzo di { $cards } carte
board-caption = I ranghi
board-note = Il segno dice a quale rango il banchiere ha meno e a quale ha più, se differiscono.
rank-head = rango
copies-head = restano
for-the-punter = per il puntatore
mark-best = il migliore
mark-worst = il peggiore

## Lansquenet

lansquenet-title = Lanzichenecco
lansquenet-subtitle = La mano da 4 a 12 tagliatori
lansquenet-hands = La mano del banchiere, in poste di base
lansquenet-cutters = tagliatori
lansquenet-expectation = speranza
lansquenet-deviation = varianza
lansquenet-keeps = tiene la mano
lansquenet-dealt = mani
lansquenet-tenure = finché la perde
lansquenet-quadruple = carta quadrupla
lansquenet-seats = La speranza di ogni posto, secondo i tagliatori
lansquenet-seat = posto
lansquenet-rejouissance = Un gettone sulla réjouissance
lansquenet-laid = puntato
lansquenet-wins = il banchiere vince
lansquenet-loses = il banchiere perde
lansquenet-chip = guadagno per gettone
lansquenet-of = un lanzichenecco di { $cutters } tagliatori
lansquenet-note = Il banchiere è uno dei tagliatori contati. I posti si contano dalla destra del banchiere; la réjouissance è a parte. Il banchiere taglia finché tiene la mano; «mani» dice quante ne dà in media.
lansquenet-basis = speranze in poste di base, un mazzo di 52 carte.
lansquenet-drawn = una mano, in poste di base, di un mazzo di 52 carte

## The sheet stakes

stakes-title = Lanzichenecco: la regola delle quote
stakes-subtitle = La tavola che il banchiere tiene accanto a sé
stakes-caption = Quanto punta un carabino, e quanto gli si paga
stakes-multiples = Quanto si paga per tanti gettoni
stakes-ratio = punta { $stake }, riceve { $pays }
stakes-banker = carta del banchiere
stakes-carabin = carta del carabino
stakes-lays = punta
stakes-paid = riceve
stakes-chance = egli vince
stakes-even = suo vantaggio alla pari
stakes-chips = gettoni
stakes-rule = Ciascuno mette quante sono le carte per cui l’altro perde: il carabino 4 meno la molteplicità del banchiere, il banchiere 4 meno quella del carabino, ridotti. Così giocato, nessuno ha vantaggio.
stakes-example = La seconda tavola ha una colonna per ogni posta e pagamento della prima; un trattino segna una posta che spezzerebbe un gettone.
stakes-basis = quattro carte per rango; il carabino vince se il rango del banchiere esce prima del suo.
multiplicity-1 = semplice
multiplicity-2 = doppia
multiplicity-3 = tripla

## The sheet claims

claims-title = Che cosa dicono i libri
claims-subtitle = { $count } affermazioni, ricalcolate
claims-basis = ogni affermazione è calcolata sulla base che nomina.
claims-reading = dove un’affermazione si può intendere in più modi, è dato il valore di ciascuno.
claims-checked = ogni valore è calcolato dalle regole nel comporre questo foglio, in numeri interi, e confrontato con le cifre stampate.
claims-verdicts = «arrotonda» e «tronca»: giusto fino alle cifre stampate. «Dipende»: dalla lettura. «Aperto»: nulla qui può dirlo.
claims-said = che cosa si dice
claims-to = da { $least } a { $most }
claims-neither = né cresce né cala da un capo all’altro
claims-falls = cala
claims-rises = cresce
claims-mixed = ma alcuni troncati e altri arrotondati
claims-all-right = tutti e { $count } giusti
claims-right = { $right } su { $count } giusti
claims-words = { $basis } Le sue parole sono date come sono conservate, in inglese.
claims-place = luogo
claims-printed = come detto
claims-exact = esatto
claims-verdict = verdetto
claims-count = affermazioni
claims-totals = I verdetti
claims-recalled = { $printed } (a memoria)
claims-readings = secondo la lettura: { $values }
verdict-holds = vero
verdict-rounds = arrotonda
verdict-truncates = tronca
verdict-fails = falso
verdict-depends = dipende
verdict-open = aperto

## The booklet

booklet = Libretto delle probabilità
booklet-subtitle = Libretto delle probabilità: { $period }

## Charts

chart-advantage-grows = Il vantaggio cresce mentre il mazzo si esaurisce
chart-advantage = Il vantaggio secondo le carte nel mazzo
axis-cards = carte nel mazzo
axis-standing = vantaggio del banchiere, su una posta rimasta
axis-advantage = vantaggio del banchiere
alt-advantage = Linee del vantaggio del banchiere secondo le carte rimaste, da { $cards } in giù: { $titles }.
chart-ladder = La scala pagata e l’equa
axis-wins = vincite di fila
axis-pays = paga (per raddoppio)
chart-paid = pagato
chart-even = equo alla pari
chart-here = equo qui
chart-carried = equo, riportato
chart-reached = «Equo qui» finisce dopo { $wins }: queste carte non ne danno di più in un taglio.
chart-never = Con queste carte nessun taglio ha una vincita: nulla vi è equo.
alt-ladder = Linee di quanto paga la scala { $ladder }, { $pays }, e di quanto sarebbe equo.
chart-result = Il risultato del banchiere: { $what }
axis-result = risultato in poste
axis-chance = probabilità
alt-result = Barre della probabilità di ogni risultato del banchiere: { $what }; il più frequente è { $best }, con { $chance }.

## The words of the rule sets; English has them in the rule files

evidence-described = descritto
evidence-reconstructed = ricostruito
evidence-modern = moderno
evidence-disputed = controverso
place-opener = faccia
place-punter = puntatore
place-banker = banchiere
place-aside = a parte
place-fasse = fasse
place-player = giocatore
place-twin = gemella?
place-again = di nuovo
place-twin-again = gemella ancora?
place-bank = banco
place-first = prima
place-left = sinistra
place-right = destra
place-doublet = doppietto?
place-soda = soda
place-split = split?
place-first-side = primo lato
place-second-side = secondo lato
card-a = asso
card-k = re
card-q = donna
card-j = fante
game-andar-bahar =
    .title = Andar Bahar
    .period = India, XX e XXI secolo
    .note = Si mostra una carta, e le altre 51 si danno a turno a due lati finché esce il suo rango; la posta sta sul lato servito per primo.
game-basset-cotton =
    .title = Basset, secondo il Compleat Gamester
    .period = Inghilterra, fine XVII e XVIII secolo
    .note = La fasse decide la posta a metà; dopo di essa decide la prima carta del rango, e una coppia in una mano non fa pari.
game-basset-demoivre =
    .title = Basset, come lo conta De Moivre
    .period = Inghilterra, XVIII secolo
    .note = Il gioco di basset-cotton con poste che possono entrare tardi, come suppongono le tavole stampate dopo De Moivre.
game-basset-no-repeat =
    .title = Basset, senza la regola delle ripetizioni
    .period = Inghilterra, fine XVII e XVIII secolo
    .note = Basset, ma un rango può vincere al posto del giocatore in due mani di fila.
game-basset-repeat-first =
    .title = Basset, la ripetizione prima del pari
    .period = Inghilterra, fine XVII e XVIII secolo
    .note = Basset, ma un rango uscito al posto del giocatore nella mano precedente vi perde subito, qualunque sia la carta del banco.
game-basset =
    .title = Basset
    .period = Inghilterra, fine XVII e XVIII secolo
    .note = Un rango uscito al posto del giocatore nella mano precedente vi perde, a meno che la carta del banco non lo pareggi ancora.
game-bassetta =
    .title = Bassetta
    .period = Italia, dal XV al XVII secolo, come la si rigioca
    .note = La prima carta è del solo banchiere, poi vengono coppie; l’ultima carta del mazzo è del banchiere, da qualunque parte cada.
game-bassette-encyclopedie =
    .title = Bassetta francese, come la legge l’Encyclopédie
    .period = Francia, XVIII secolo
    .note = La bassetta francese, ma una posta fatta a metà di una mano è annullata quando la carta ancora da venire è del suo rango.
game-bassette =
    .title = Bassetta francese
    .period = Francia, XVII e XVIII secolo
    .note = Una posta fatta a metà di una mano lascia passare la carta ancora da venire, e incontra la faccia nella mano seguente.
game-faro =
    .title = Faro
    .period = Stati Uniti, XIX secolo
    .note = La soda è bruciata prima della prima mano, uno split dà al banchiere metà della posta, e l’hock (l’ultima carta) è morto.
game-la-bassette =
    .title = La Bassette
    .period = Italia e Francia, dal XV al XVII secolo, come la si rigioca
    .note = La mano di 13 carte di ogni puntatore esce, scoperta, dagli stessi mazzi. Un mazzo dispari finisce su una carta del banchiere.
game-pharaon =
    .title = Faraone
    .period = Francia, fine XVII e XVIII secolo
    .note = Un doppietto dà al banchiere metà della posta, e nell’ultima mano la posta intera.
reading-salon = il testo del Salon des jeux così com’è
reading-montmort = il gioco della tavola dell’Encyclopédie, secondo Montmort
reading-pierer = il gioco dello Universal-Lexikon di Pierer
