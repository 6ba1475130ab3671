import type { Bargeroc } from '@meadhall/bargeroc';
import type { Words } from '@meadhall/words';

export const options: Words<Bargeroc>['options'] = {
  rounds: { name: 'Rounds', help: '1 to 12; 0 takes the advice for your number of players.' },
  roundsAlternative: {
    name: 'Shorter advice',
    help: 'Reads the smudged table of rounds as 6, 5, 4: five rounds for four and five players.',
  },
  missionsInPlay: { name: 'Missions', help: 'How many secondary missions lie open; 0 for none.' },
  objectPowers: {
    name: 'Object powers',
    help: 'Six objects bend a number in their owner’s favour.',
  },
  startOres: { name: 'Ore at the start', help: 'Ore cards dealt to everybody.' },
  startTavern: { name: 'Tavern cards at the start', help: 'Tavern cards dealt to everybody.' },
  startCoins: { name: 'Coins at the start', help: 'What everybody’s purse begins with.' },
  startBread: { name: 'Bread at the start', help: 'Loaves everybody begins with.' },
  startForSale: { name: 'Ore on the stall', help: 'Ore cards for sale before the first turn.' },
  shopSize: { name: 'Forge display', help: 'Objects that lie open at the forge.' },
  breadPrice: { name: 'Price of bread', help: 'Coins for a loaf.' },
  breadBonus: { name: 'Weight of bread', help: 'What a staked loaf adds to the die.' },
  safeCards: { name: 'Safe digging', help: 'Cards of an expedition that cannot cave in.' },
  cartCapacity: { name: 'Cart', help: 'Cards that fit into the cart.' },
  caveInSaves: { name: 'Saved from a cave-in', help: 'Cards that come up all the same.' },
  renewCostPerCard: { name: 'Renewing', help: 'Coins for each object sent back.' },
  renewMaxPerTurn: { name: 'Renewals a turn', help: 'How often the display may be renewed.' },
  spoilsCoins: { name: 'Spoils in coins', help: 'Coins the winner of a brawl may take.' },
  spoilsBread: { name: 'Spoils in bread', help: 'Loaves the winner of a brawl may take.' },
  maxTieRerolls: { name: 'Ties', help: 'Re-rolls before a tie goes to the defender.' },
  tavernHandLimit: {
    name: 'Hand limit',
    help: 'Tavern cards one may keep at the end of the turn.',
  },
  tavernDrawPerTurn: { name: 'Draw', help: 'Tavern cards drawn at the end of a turn.' },
  tavernDrawInLastRound: { name: 'Draw in the last round', help: 'The same, in the last round.' },
  coinsPerPoint: { name: 'Coins for a point', help: 'How many coins make one point of prestige.' },
  missionPoints: { name: 'Points for a mission', help: 'Prestige for each mission accomplished.' },
  titlePoints: { name: 'Points for a title', help: 'Prestige for each title.' },
  racketCoins: { name: 'Racket: coins', help: 'Coins a Racket takes.' },
  racketBread: { name: 'Racket: bread', help: 'Loaves a Racket takes.' },
  inflationDelta: { name: 'Inflation', help: 'Coins it adds to a price.' },
  devaluationDivisor: { name: 'Devaluation', help: 'What it divides a price by.' },
  devaluationRounding: {
    name: 'Rounding',
    help: 'How a devalued price is rounded.',
    values: { ceil: 'up', floor: 'down' },
  },
};
