# What the sheets say in English. `{ $name }` is a gap; the words of the games stand in the rule files.

## The page

foot = odds { $version } · exact fractions in lowest terms
page = page
sources = Sources
label-rules = Rules
label-basis = Basis
label-reading = Reading
label-checked = How the numbers were checked
checked = counted in whole numbers; as this sheet was made, all { $deals } deals of small stocks were dealt one by one under these rules, and every outcome came as often as the count has it.
checked-lansquenet = counted in whole numbers; the tests play small packs out literally, deal shuffled packs, and compare the published tables.

## Numbers

spoken = { $over } over { $under }
minus = minus { $number }
one-in = 1 in { $count }
never = never
odds-even = 1 to 1, even
odds-for = { $first } to { $second } for
odds-against = { $first } to { $second } against
wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
}

## What is counted

kind-win = win
kind-loss = loss
kind-null = null
quantity-advantage = advantage
asked-advantage = the banker’s advantage
asked-win = the punter’s chance of a win
asked-loss = the punter’s chance of a loss
asked-null = the chance that nothing is settled
basis-per-stake = the banker’s gain per stake laid, and left until settled
basis-per-decided = the banker’s gain per stake decided
basis-per-turn = the banker’s gain per stake laid for one turn
basis-per-turn-decided = the banker’s gain per stake decided in that turn
basis-win = the punter’s chance that his stake, left until settled, is won
basis-loss = the punter’s chance that his stake, left until settled, is lost, wholly or in part
basis-null = the chance that a stake, left until settled, is neither won nor lost
basis-beside = in the small table and the chart, { $basis }
joins-deal = laid at the start of the deal
joins-turn = laid between two turns
joins-mid-turn = laid in the middle of a turn
joins-standing = standing since earlier
standing = standing
joins-cards = { $joins } ({ $cards } cards left)
laid = { $joins }; the next card falls at the place ‘{ $place }’
laid-again = one deal, and the stake is laid again after each win
stock = { $cards } cards left, { $copies } of them of the rank
whole-stock = A stake on { $cards } cards, k of its rank
whole-note = The small table supposes k cards of the rank among all { $cards }, as the old books do; a whole stock has { $copies }.

## The sheet rank

rank-subtitle = Exact table: { $what } by cards left
rank-caption = { $what } (k cards of the rank among n left)
rank-note = n counts the cards left, k those of the punter’s rank among them. The advantage is what the banker gains on average on a stake of 1; below zero it is the punter’s.

## The sheet paroli

paroli-title = { $title }: Paroli
paroli-subtitle = { $ladder }; { $stock }
paroli-payouts = What each rung pays, in stakes
paroli-chances = How often it is won, and what it costs
paroli-basis = the banker’s gain per stake { $joins }, for ‘always stop after so many wins’.
paroli-note = Fair at even chances is 2 doubled with each win, less the stake; fair here is the payout that would leave the banker no advantage with these cards. What the house keeps is the share of it that it does not pay.
paroli-best = With the punter’s best play in one deal the banker’s advantage is { $best }; always stopping at ‘{ $rung }’ it is { $always }. He can owe at most { $most } on a stake of 1.
wins-head = wins
rung = rung
pays = pays
fair-even = fair at evens
fair-here = fair here
fair-carried = fair carried
keeps = house keeps
chance-here = chance in one deal
chance-carried = chance carried
advantage-here = advantage in one deal
advantage-carried = advantage carried
ladder-fair = The ladder fair at even chances
ladder-bassette = The ladder of the French houses
ladder-basset = The ladder of the English game
ladder-seven-first = Seven on the second win

## The sheet ladders

ladders-title = Every ladder under every rule set
ladders-of = { $title }: the Ladders
ladders-subtitle = The banker’s advantage on a paroli, for always stopping after so many wins
ladders-basis = per stake laid on a rank with all its copies in a whole stock; a stake left on the card is carried into fresh deals.
ladders-note = * the ladder that the source of these rules pays. Below zero the advantage is the punter’s. Best play takes when taking is worth most.
ladders-paid = Paid for 1, 2, 3 … wins running: { $ladders }.
short-fair = fair
short-bassette = French
short-basset = English
short-seven-first = seven first
stop = stop after
best-play = best

## The sheet rules

rules-subtitle = The game and its odds: { $period }
rules-places = The places, and what is called at each
rules-words = What the calls mean
rules-ladder = What the house pays for wins running
rules-how = Each punter lays his stake on a rank; suits do not matter. The banker deals the shuffled stock card by card to these places in turn: { $turn }.
rules-joins = A stake joins thus: { $joins }.
joins-at = { $joins }, at the place ‘{ $place }’
supply-hand = Each punter first has a hand of { $cards } cards out of the same packs, face up.
supply-packs = One pack serves the first punters, and one more is taken for each further { $punters }.
supply-shown = 
    Before the deal { $count ->
        [one] one card is shown
       *[other] { $count } cards are shown
    }, whose rank is played.
unsettled-carries = What is not settled when the stock is out is carried into the next deal.
unsettled-returned = What is not settled when the stock is out goes back to its punter.
unsettled-must-carry-when-parolied = What is not settled when the stock is out may be changed, but a parolied card must be carried into the next deal.
head-place = place
head-hit = on the rank
head-miss = on another
head-last = if it is the last card
head-then = then
head-word = call
head-means = meaning
last-hit = the rank: { $call }
last-miss = another: { $call }
last-either = { $call } either way

## What is called

outcome-wins = wins
outcome-loses = loses
outcome-opened = opened
outcome-halved = halved
outcome-fined = fined
outcome-twins = twins
outcome-void = void
outcome-off = off
outcome-waits = waits
means-wins = the punter is paid once his stake, or lets it ride
means-loses = the banker takes the stake
means-opened = the first card is the punter’s rank: the banker takes the share named
means-halved = both cards of the turn are of the rank: the banker takes the share named
means-fined = the punter pays the share named from his pocket, and the stake stands
means-twins = both cards are of the rank: nothing is paid, the stake stands
means-void = the card counts for nobody; the stake is left when the deal is over
means-off = the bet is off and the punter has his stake back
means-waits = the next card decides

## The sheet board

board-title = { $title }: the Board
board-subtitle = Every rank of a stock of { $cards } cards
board-caption = The ranks
board-note = The mark tells at which rank the banker has least and at which most, where they differ.
rank-head = rank
copies-head = left
for-the-punter = for the punter
mark-best = best
mark-worst = worst

## Lansquenet

lansquenet-title = Lansquenet
lansquenet-subtitle = The hand for 4 to 12 cutters
lansquenet-hands = The banker’s hand, in base stakes
lansquenet-cutters = cutters
lansquenet-expectation = expects
lansquenet-deviation = variance
lansquenet-keeps = keeps the deal
lansquenet-dealt = hands
lansquenet-tenure = until he loses it
lansquenet-quadruple = quadruple up-card
lansquenet-seats = What each seat expects, by cutters
lansquenet-seat = seat
lansquenet-rejouissance = A chip on the rejouissance
lansquenet-laid = laid
lansquenet-wins = banker wins
lansquenet-loses = banker loses
lansquenet-chip = his gain per chip
lansquenet-of = a lansquenet of { $cutters } cutters
lansquenet-note = The banker is one of the cutters counted. Seats are numbered from the banker’s right; stakes on the rejouissance are apart. A banker deals on while he keeps the deal; ‘hands’ is how many he deals on average.
lansquenet-basis = expected gains in base stakes, one pack of 52 cards.
lansquenet-drawn = one hand, in base stakes, of one pack of 52 cards

## The sheet stakes

stakes-title = Lansquenet: the Rule of Odds
stakes-subtitle = The table that the banker keeps beside him
stakes-caption = What a carabin lays, and what he is paid
stakes-multiples = What is paid for so many chips
stakes-ratio = lays { $stake }, is paid { $pays }
stakes-banker = banker’s card
stakes-carabin = carabin’s card
stakes-lays = lays
stakes-paid = is paid
stakes-chance = carabin wins
stakes-even = his edge if paid evenly
stakes-chips = chips
stakes-rule = Each lays as many as the cards by which the other loses: the carabin 4 less the banker’s multiplicity, the banker 4 less the carabin’s, both in lowest terms. So played, neither has an edge.
stakes-example = In the second table a column is found by the least stake and payment of the first; a dash stands where the stake would break a chip.
stakes-basis = four cards of each rank; the carabin wins if the banker’s rank shows before his own.
multiplicity-1 = single
multiplicity-2 = double
multiplicity-3 = triple

## The sheet claims

claims-title = What the Books Claim
claims-subtitle = { $count } statements, computed again
claims-basis = each statement is computed on the basis that it names.
claims-reading = where a statement can be taken in several ways, the value of each is given.
claims-checked = every value is computed from the rules as this sheet is made, in whole numbers, and compared with the printed digits.
claims-verdicts = ‘Rounds’ and ‘cut’: right to the printed digits, rounded or cut. ‘Depends’: on the reading. ‘Open’: nothing here can tell.
claims-said = what is said
claims-to = { $least } to { $most }
claims-neither = neither rises nor falls all the way
claims-falls = falls
claims-rises = rises
claims-mixed = but some cut and some rounded
claims-all-right = all { $count } right
claims-right = { $right } of { $count } right
claims-words = { $basis } Its words stand as they are kept, in English.
claims-place = place
claims-printed = as stated
claims-exact = exact
claims-verdict = verdict
claims-count = statements
claims-totals = The verdicts
claims-recalled = { $printed } (recalled)
claims-readings = by reading: { $values }
verdict-holds = holds
verdict-rounds = rounds
verdict-truncates = cut
verdict-fails = fails
verdict-depends = depends
verdict-open = open

## The booklet

booklet = A booklet of odds
booklet-subtitle = A booklet of odds: { $period }

## Charts

chart-advantage-grows = The advantage grows as the stock runs out
chart-advantage = The advantage by cards left
axis-cards = cards left
axis-standing = the banker’s advantage, on a standing stake
axis-advantage = the banker’s advantage
alt-advantage = Lines of the banker’s advantage against the cards left, from { $cards } down: { $titles }.
chart-ladder = The ladder paid against fair
axis-wins = wins running
axis-pays = pays (by doubling)
chart-paid = paid
chart-even = fair at evens
chart-here = fair here
chart-carried = fair carried
chart-reached = ‘Fair here’ ends after { $wins }: with these cards no deal has more.
chart-never = With these cards no deal has a win, so that nothing is fair here.
alt-ladder = Lines of what the ladder { $ladder } pays, { $pays }, and of what would be fair.
chart-result = The banker’s result: { $what }
axis-result = result in stakes
axis-chance = chance
alt-result = Bars of the chance of each result of the banker: { $what }; the most frequent is { $best }, with { $chance }.
