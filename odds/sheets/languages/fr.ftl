# What the sheets say in French, with the words of the French tables: talon, ponte, taille, coup, doublet, face.

## The page

foot = odds { $version } · fractions exactes, réduites
page = page
sources = Sources
label-rules = Règles
label-basis = Base
label-reading = Lecture
label-checked = Vérification
checked = compté en nombres entiers ; à la composition de cette feuille, les { $deals } tailles possibles de petits talons ont été jouées une à une selon ces règles, et chaque issue s’est présentée aussi souvent que le compte le dit.
checked-lansquenet = compté en nombres entiers ; les essais jouent de petits jeux carte par carte, distribuent des jeux battus et comparent les tables publiées.

## Numbers

spoken = { $over } sur { $under }
minus = moins { $number }
one-in = 1 sur { $count }
never = jamais
odds-even = 1 contre 1, à égalité
odds-for = { $first } contre { $second } pour
odds-against = { $first } contre { $second } contre
wins = { $count ->
    [one] 1 gain
   *[other] { $count } gains
}

## What is counted

kind-win = gain
kind-loss = perte
kind-null = nul
quantity-advantage = avantage
asked-advantage = l’avantage du banquier
asked-win = la chance de gain du ponte
asked-loss = la chance de perte du ponte
asked-null = la chance d’un coup nul
basis-per-stake = profit du banquier par mise engagée et laissée jusqu’à ce qu’elle soit réglée
basis-per-decided = profit du banquier par mise réglée
basis-per-turn = profit du banquier par mise engagée pour un seul coup
basis-per-turn-decided = profit du banquier par mise réglée dans ce coup
basis-win = chance du ponte que sa mise, laissée jusqu’à ce qu’elle soit réglée, soit gagnée
basis-loss = chance du ponte que sa mise, laissée jusqu’à ce qu’elle soit réglée, soit perdue, en tout ou en partie
basis-null = chance qu’une mise, laissée jusqu’à ce qu’elle soit réglée, ne soit ni gagnée ni perdue
basis-beside = à la petite table et au graphique, { $basis }
joins-deal = mise faite au début de la taille
joins-turn = mise faite entre deux coups
joins-mid-turn = mise faite au milieu d’un coup
joins-standing = mise restée depuis un coup antérieur
standing = mise restée
joins-cards = { $joins } ({ $cards } cartes au talon)
laid = { $joins } ; la carte suivante tombe à la place « { $place } »
laid-again = une taille, et la mise est refaite après chaque gain
stock = { $cards } cartes au talon, dont { $copies } du rang
whole-stock = Une mise sur { $cards } cartes, k du rang
whole-note = La petite table suppose k cartes du rang parmi les { $cards }, comme les vieux livres ; un talon entier en a { $copies }.

## The sheet rank

rank-subtitle = Table exacte : { $what } selon les cartes restantes
rank-caption = { $what } (k cartes du rang parmi n au talon)
rank-note = n compte les cartes du talon, k celles du rang du ponte. L’avantage est le profit moyen du banquier sur une mise de 1 ; au-dessous de zéro, il est au ponte.

## The sheet paroli

paroli-title = { $title } : le paroli
paroli-subtitle = { $ladder } ; { $stock }
paroli-payouts = Ce que paie chaque échelon, en mises
paroli-chances = Combien souvent il se gagne, et ce qu’il coûte
paroli-basis = profit du banquier par mise ({ $joins }), si l’on s’arrête toujours après tant de gains.
paroli-note = Le paiement juste à chances égales double à chaque gain, moins la mise ; le juste ici est celui qui ne laisserait au banquier aucun avantage avec ces cartes. La maison garde la part qu’elle n’en paie pas.
paroli-best = Si le ponte joue au mieux dans une taille, l’avantage du banquier est de { $best } ; s’il s’arrête toujours à « { $rung } », de { $always }. Le banquier peut devoir au plus { $most } pour une mise de 1.
wins-head = gains
rung = échelon
pays = paie
fair-even = juste, à égalité
fair-here = juste ici
fair-carried = juste, reporté
keeps = la maison garde
chance-here = chance en une taille
chance-carried = chance, reporté
advantage-here = avantage en une taille
advantage-carried = avantage, reporté
ladder-fair = L’échelle juste à chances égales
ladder-bassette = L’échelle des maisons françaises
ladder-basset = L’échelle du jeu anglais
ladder-seven-first = Sept au deuxième gain

## The sheet ladders

ladders-title = Toutes les échelles sous toutes les règles
ladders-of = { $title } : les échelles
ladders-subtitle = L’avantage du banquier sur un paroli, si l’on s’arrête toujours après tant de gains
ladders-basis = par mise engagée sur un rang complet d’un talon entier ; une mise restée sur la carte passe aux tailles suivantes.
ladders-note = * l’échelle que paie la source de ces règles. Au-dessous de zéro l’avantage est au ponte. Le meilleur jeu retire au moment le plus avantageux.
ladders-paid = Payé pour 1, 2, 3 … gains de suite : { $ladders }.
short-fair = juste
short-bassette = française
short-basset = anglaise
short-seven-first = sept d’abord
stop = arrêt après
best-play = au mieux

## The sheet rules

rules-subtitle = Le jeu et ses chances : { $period }
rules-places = Les places, et ce que l’on appelle à chacune
rules-words = Ce que les mots veulent dire
rules-ladder = Ce que la maison paie pour des gains de suite
rules-how = Chaque ponte met sa mise sur un rang ; les couleurs ne comptent pas. Le banquier tire le talon battu carte par carte, tour à tour aux places : { $turn }.
rules-joins = Une mise entre ainsi : { $joins }.
joins-at = { $joins }, à la place « { $place } »
supply-hand = Chaque ponte reçoit d’abord une main de { $cards } cartes des mêmes jeux, à découvert.
supply-packs = Un jeu suffit aux premiers pontes ; on en ajoute un par { $punters } pontes.
supply-shown = 
    Avant la taille on montre { $count ->
        [one] une carte
       *[other] { $count } cartes
    }, dont le rang est en jeu.
unsettled-carries = Ce qui n’est pas réglé quand le talon est épuisé passe à la taille suivante.
unsettled-returned = Ce qui n’est pas réglé quand le talon est épuisé retourne au ponte.
unsettled-must-carry-when-parolied = Ce qui n’est pas réglé quand le talon est épuisé peut être changé, mais une carte en paroli doit passer à la taille suivante.
head-place = place
head-hit = si le rang vient
head-miss = sinon
head-last = si c’est la dernière carte
head-then = puis
head-word = mot
head-means = sens
last-hit = le rang : { $call }
last-miss = sinon : { $call }
last-either = { $call } en tout cas

## What is called

outcome-wins = gagne
outcome-loses = perd
outcome-opened = face
outcome-halved = doublet
outcome-fined = amende
outcome-twins = jumelles
outcome-void = nulle
outcome-off = retirée
outcome-waits = attend
means-wins = le ponte reçoit une fois sa mise, ou fait paroli
means-loses = le banquier prend la mise
means-opened = la première carte est du rang du ponte : le banquier prend la part dite
means-halved = les deux cartes du coup sont du rang : le banquier prend la part dite
means-fined = le ponte paie de sa poche la part dite, et la mise reste
means-twins = les deux cartes sont du rang : rien n’est payé, la mise reste
means-void = la carte ne compte pour personne ; la mise reste à la fin de la taille
means-off = le coup est annulé et le ponte reprend sa mise
means-waits = la carte suivante décide

## The sheet board

board-title = { $title } : le tableau
board-subtitle = Tous les rangs d’un talon de { $cards } cartes
board-caption = Les rangs
board-note = La marque dit à quel rang le banquier a le moins et auquel il a le plus, s’ils diffèrent.
rank-head = rang
copies-head = reste
for-the-punter = pour le ponte
mark-best = le meilleur
mark-worst = le pire

## Lansquenet

lansquenet-title = Lansquenet
lansquenet-subtitle = La main de 4 à 12 coupeurs
lansquenet-hands = La main du banquier, en mises de base
lansquenet-cutters = coupeurs
lansquenet-expectation = espérance
lansquenet-deviation = variance
lansquenet-keeps = garde la main
lansquenet-dealt = mains
lansquenet-tenure = jusqu’à la perdre
lansquenet-quadruple = carte quadruple
lansquenet-seats = L’espérance de chaque place, selon les coupeurs
lansquenet-seat = place
lansquenet-rejouissance = Un jeton sur la réjouissance
lansquenet-laid = engagé
lansquenet-wins = le banquier gagne
lansquenet-loses = le banquier perd
lansquenet-chip = son profit par jeton
lansquenet-of = un lansquenet de { $cutters } coupeurs
lansquenet-note = Le banquier est l’un des coupeurs comptés. Les places se comptent à partir de la droite du banquier ; la réjouissance est à part. Le banquier taille tant qu’il garde la main ; « mains » dit combien il en donne en moyenne.
lansquenet-basis = espérances en mises de base, un jeu de 52 cartes.
lansquenet-drawn = une main, en mises de base, d’un jeu de 52 cartes

## The sheet stakes

stakes-title = Lansquenet : la règle des partis
stakes-subtitle = La table que le banquier garde auprès de lui
stakes-caption = Ce que met un carabineur, et ce qu’on lui paie
stakes-multiples = Ce qu’on paie pour tant de jetons
stakes-ratio = met { $stake }, reçoit { $pays }
stakes-banker = carte du banquier
stakes-carabin = carte du carabineur
stakes-lays = met
stakes-paid = reçoit
stakes-chance = il gagne
stakes-even = son avantage à but
stakes-chips = jetons
stakes-rule = Chacun met autant qu’il y a de cartes qui font perdre l’autre : le carabineur 4 moins la multiplicité du banquier, le banquier 4 moins celle du carabineur, le tout réduit. Ainsi joué, nul n’a d’avantage.
stakes-example = La seconde table a une colonne pour chaque mise et paiement de la première ; un tiret marque une mise qui romprait un jeton.
stakes-basis = quatre cartes de chaque rang ; le carabineur gagne si le rang du banquier sort avant le sien.
multiplicity-1 = simple
multiplicity-2 = double
multiplicity-3 = triple

## The sheet claims

claims-title = Ce que disent les livres
claims-subtitle = { $count } assertions, recalculées
claims-basis = chaque assertion est calculée sur la base qu’elle nomme.
claims-reading = quand une assertion peut s’entendre de plusieurs façons, la valeur de chacune est donnée.
claims-checked = chaque valeur est calculée d’après les règles à la composition de cette feuille, en nombres entiers, et comparée aux chiffres imprimés.
claims-verdicts = « arrondi » et « tronqué » : juste jusqu’aux chiffres imprimés. « Selon » : selon la lecture. « Ouvert » : rien ici ne permet de le dire.
claims-said = ce qui est dit
claims-to = { $least } à { $most }
claims-neither = ne croît ni ne décroît d’un bout à l’autre
claims-falls = décroît
claims-rises = croît
claims-mixed = mais les uns tronqués, les autres arrondis
claims-all-right = tous les { $count } justes
claims-right = { $right } sur { $count } justes
claims-words = { $basis } Ses mots sont donnés tels qu’ils sont conservés, en anglais.
claims-place = lieu
claims-printed = tel quel
claims-exact = exact
claims-verdict = verdict
claims-count = assertions
claims-totals = Les verdicts
claims-recalled = { $printed } (de mémoire)
claims-readings = selon la lecture : { $values }
verdict-holds = exact
verdict-rounds = arrondi
verdict-truncates = tronqué
verdict-fails = faux
verdict-depends = selon
verdict-open = ouvert

## The booklet

booklet = Livret des chances
booklet-subtitle = Livret des chances : { $period }

## Charts

chart-advantage-grows = L’avantage croît lorsque le talon s’épuise
chart-advantage = L’avantage selon les cartes au talon
axis-cards = cartes au talon
axis-standing = avantage du banquier, sur une mise restée
axis-advantage = avantage du banquier
alt-advantage = Courbes de l’avantage du banquier selon les cartes au talon, à partir de { $cards } : { $titles }.
chart-ladder = L’échelle payée et la juste
axis-wins = gains de suite
axis-pays = paie (par doublement)
chart-paid = payé
chart-even = juste à égalité
chart-here = juste ici
chart-carried = juste, reporté
chart-reached = « Juste ici » s’arrête après { $wins } : ces cartes n’en donnent pas plus dans une taille.
chart-never = Avec ces cartes aucune taille n’a de gain : rien n’y est juste.
alt-ladder = Courbes de ce que paie l’échelle { $ladder }, { $pays }, et de ce qui serait juste.
chart-result = Le résultat du banquier : { $what }
axis-result = résultat en mises
axis-chance = chance
alt-result = Barres de la chance de chaque résultat du banquier : { $what } ; le plus fréquent est { $best }, avec { $chance }.

## The words of the rule sets; English has them in the rule files

evidence-described = décrit
evidence-reconstructed = reconstitué
evidence-modern = moderne
evidence-disputed = disputé
place-opener = face
place-punter = ponte
place-banker = banquier
place-aside = à part
place-fasse = fasse
place-player = joueur
place-twin = jumelle ?
place-again = de nouveau
place-twin-again = jumelle encore ?
place-bank = banque
place-first = première
place-left = gauche
place-right = droite
place-doublet = doublet ?
place-soda = soda
place-split = split ?
place-first-side = premier côté
place-second-side = second côté
card-a = as
card-k = roi
card-q = dame
card-j = valet
game-andar-bahar =
    .title = Andar Bahar
    .period = Inde, XXe et XXIe siècles
    .note = On montre une carte, et les 51 autres sont données tour à tour à deux côtés jusqu’à ce que son rang vienne ; la mise est sur le côté servi le premier.
game-basset-cotton =
    .title = Basset, d’après le Compleat Gamester
    .period = Angleterre, fin du XVIIᵉ et XVIIIᵉ siècle
    .note = La fasse règle la mise à moitié ; après elle la première carte du rang décide, et une paire dans un coup ne fait pas partie nulle.
game-basset-demoivre =
    .title = Basset, comme De Moivre le compte
    .period = Angleterre, XVIIIᵉ siècle
    .note = Le jeu de basset-cotton avec des mises qui peuvent entrer tard, comme le supposent les tables imprimées après De Moivre.
game-basset-no-repeat =
    .title = Basset, sans la règle des répétitions
    .period = Angleterre, fin du XVIIᵉ et XVIIIᵉ siècle
    .note = Basset, mais un rang peut gagner à la place du joueur deux coups de suite.
game-basset-repeat-first =
    .title = Basset, la répétition avant l’égalité
    .period = Angleterre, fin du XVIIᵉ et XVIIIᵉ siècle
    .note = Basset, mais un rang venu à la place du joueur au coup précédent y perd aussitôt, quelle que soit la carte de la banque.
game-basset =
    .title = Basset
    .period = Angleterre, fin du XVIIᵉ et XVIIIᵉ siècle
    .note = Un rang venu à la place du joueur au coup précédent y perd, à moins que la carte de la banque ne l’égale encore.
game-bassetta =
    .title = Bassetta
    .period = Italie, du XVᵉ au XVIIᵉ siècle, telle qu’on la rejoue
    .note = La première carte est au banquier seul, puis viennent des paires ; la dernière carte du talon est au banquier, de quelque côté qu’elle tombe.
game-bassette-encyclopedie =
    .title = Bassette, comme l’Encyclopédie la lit
    .period = France, XVIIIᵉ siècle
    .note = La bassette, mais une mise faite au milieu d’un coup est annulée quand la carte encore à venir est de son rang.
game-bassette =
    .title = Bassette
    .period = France, XVIIᵉ et XVIIIᵉ siècles
    .note = Une mise faite au milieu d’un coup laisse passer la carte encore à venir, et rencontre la face au coup suivant.
game-faro =
    .title = Faro
    .period = États-Unis, XIXe siècle
    .note = La soda est brûlée avant le premier coup, un split donne au banquier la moitié de la mise, et le hock (la dernière carte) est mort.
game-la-bassette =
    .title = La Bassette
    .period = Italie et France, du XVᵉ au XVIIᵉ siècle, telle qu’on la rejoue
    .note = La main de 13 cartes de chaque ponte sort, à découvert, des mêmes jeux que le talon. Un talon impair finit sur une carte du banquier.
game-pharaon =
    .title = Pharaon
    .period = France, fin du XVIIᵉ et XVIIIᵉ siècle
    .note = Un doublet donne au banquier la moitié de la mise, et au dernier coup la mise entière.
reading-salon = le texte du Salon des jeux tel quel
reading-montmort = le jeu de la table de l’Encyclopédie, d’après Montmort
reading-pierer = le jeu du Universal-Lexikon de Pierer
