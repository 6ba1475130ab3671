import type { Andor, Choices, FreeAction } from '@meadhall/andor';
import type { Words } from '@meadhall/words';
import { type AndorScene, namesIn } from './nouns.ts';
import { nounsEn as n } from './nouns-en.ts';
import { drawTable } from './table.ts';

const t = namesIn(n);
const faces = (dice: readonly number[], black: number): string =>
  dice.map((face, i) => (i >= dice.length - black ? `black ${face}` : String(face))).join(', ');
const companions = (seats: readonly number[], { name }: AndorScene): string =>
  seats.length > 0 ? ` with ${t.list(seats.map(name))}` : '';

/** The hero and the space he acts on. */
function act(choice: Choices['act'], scene: AndorScene): string {
  if (choice === 'move') return 'Move';
  if (choice === 'pass') return 'Pass for an hour';
  if (choice === 'endDay') return 'End the day';
  if ('lead' in choice) return `Lead ${n.figures[choice.lead]}`;
  if ('clear' in choice)
    return `Clear the rubble on ${choice.clear}${companions(choice.with, scene)}`;
  return `Fight the ${t.creature(choice.fight)}${companions(choice.with, scene)}`;
}

function walk(choice: Choices['walk']): string {
  if (choice === 'stop') return 'Stop here';
  if ('farmers' in choice) return `Farmers to take along: ${choice.farmers}`;
  const { step, by } = choice;
  if (by === undefined) return `To ${step}`;
  return `To ${step} (${by === 'herb' ? 'same herb' : t.thing(by)})`;
}

function free(action: FreeAction, { name }: AndorScene): string {
  if (action === 'well') return 'Drink from the well';
  if (action === 'fog') return 'Look into the fog';
  if ('buy' in action) {
    const ware = action.buy === 'strength' ? `${action.count} strength` : n.articles[action.buy];
    const gems = action.gems
      ? ` (${action.gems.map((gem) => t.thing(`gem${gem}`)).join(', ')})`
      : '';
    return `Buy ${ware}${gems}`;
  }
  if ('take' in action) return `Take ${t.thing(action.take)}`;
  if ('turnUp' in action) return `Turn up ${t.thing(action.turnUp)}`;
  if ('drop' in action) return `Put down ${t.thing(action.drop)}`;
  if ('trade' in action) return `Trade with ${name(action.trade)}`;
  if ('falcon' in action) return `Send the falcon to ${name(action.falcon)}`;
  if ('telescope' in action) return `Look through the telescope at ${action.telescope}`;
  if ('useHerb' in action) return `For willpower: ${t.thing(action.useHerb)}`;
  return `Accept: ${t.event(action.claim)}`;
}

/** What a legend lets the group choose from. */
function told(id: string, { view }: AndorScene): string {
  const frame = view.agenda.at(-1);
  const own = n.stories[`choice ${id}`];
  if (own) return own;
  return (
    (frame?.do === 'legendChoice' ? frame.options.find((it) => it.id === id)?.text : undefined) ??
    id
  );
}

export const en: Words<Andor> = {
  title: 'Legends of Andor',
  blurb: 'Gors at the gate, a king who fades, a dragon that wakes: save the land, together.',
  options: {
    legend: {
      name: 'Legend',
      help: 'The story you set out on. Legends 3 to 5 are reconstructed.',
      values: n.titles,
    },
    difficulty: {
      name: 'Difficulty',
      help: 'Easy uses the milder side of the legend cards.',
      values: { easy: 'Easy', normal: 'Normal' },
    },
    runeDie: {
      name: 'Black die',
      help: 'What the black die of three rune stones takes the place of.',
      values: { one: 'One die of the hero', all: 'All his dice' },
    },
    tutorial: {
      name: 'Step by step',
      help: 'Legend 1 only: no fighting before card B2, no fighting together before card C.',
    },
    prologue: {
      name: 'Prologue',
      help: 'Legend 1 only: begin with the arrival of the heroes, on seven hours.',
    },
  },
  ask: {
    chooseHero: (seat, { name }) => `${name(seat)} chooses a hero`,
    arrive: (seat, { name }) => `${name(seat)}: move on, or wait?`,
    act: (seat, { name }) => `${name(seat)}: what do you do?`,
    walk: (seat, { name }) => `${name(seat)} is on the way`,
    leadFigure: (seat, { name }) => `${name(seat)} leads on`,
    loseGem: (seat, { name }) => `${name(seat)}: which gem is lost?`,
    trade: (seat, { name }) => `${name(seat)}: what is exchanged?`,
    agree: (seat, { name }) => `${name(seat)}: is that a deal?`,
    share: () => 'Who gets what?',
    join: (seat, { name }) => `${name(seat)}: do you join the fight?`,
    rollMode: (seat, { name }) => `${name(seat)}: how do you roll?`,
    runeDie: (seat, { name }) => `${name(seat)}: the black die?`,
    rollOn: (seat, { name }) => `${name(seat)}: one die more?`,
    flip: (seat, { name }) => `${name(seat)}: turn a die?`,
    enhance: (seat, { name }) => `${name(seat)}: helm or brew?`,
    herb: (seat, { name }) => `${name(seat)}: chew a herb?`,
    suffer: (seat, { name }) => `${name(seat)} is struck`,
    removeRubble: () => 'Which rubble is cleared?',
    stay: (seat, { name }) => `${name(seat)}: another round?`,
    reward: () => 'Who takes the reward?',
    shieldCard: (seat, { name }) => `${name(seat)}: ward it off with the shield?`,
    split: () => 'Who bears how much?',
    pay: () => 'Do you pay to prevent it?',
    chooseFarmer: () => 'Which farmer is lost?',
    chooseHeroes: () => 'Which hero?',
    bargain: () => 'Who takes the bargain?',
    buyOffer: (seat, { name }) => `${name(seat)}: a good offer?`,
    revealFog: (seat, { name }) => `${name(seat)}: where does the fog lift?`,
    drink: (seat, { name }) => `${name(seat)}: drink?`,
    peek: (seat, { name }) => `${name(seat)} sees the next event`,
    legendChoice: () => 'What do you decide?',
    flame: (seat, { name }) => `${name(seat)} stands in the fire`,
    weaken: () => 'Who is thrown down?',
    anytime: (seat, { name }) => `${name(seat)} may also`,
  },
  option: {
    chooseHero: (kind) => n.heroes[kind],
    arrive: (choice) => (choice === 'move' ? 'Move' : 'Pass an hour'),
    act,
    walk,
    leadFigure: (choice) => (choice === 'stop' ? 'Stop here' : `To ${choice.step}`),
    loseGem: (gem) => t.thing(`gem${gem}`),
    trade: (choice) => {
      if (choice === 'done') return 'Propose it';
      if (choice === 'cancel') return 'Leave it';
      return 'give' in choice ? `Give ${t.thing(choice.give)}` : `Ask for ${t.thing(choice.get)}`;
    },
    agree: (choice) => (choice === 'yes' ? 'Agreed' : 'No'),
    share: (choice, { name }) =>
      `${name(choice.to)} — ${'gold' in choice ? t.thing(`gold${choice.gold}`) : t.thing(choice.thing)}`,
    join: (choice) => (choice === 'yes' ? 'Join' : 'Stay out'),
    rollMode: (choice) => (choice === 'together' ? 'All dice at once' : 'One by one'),
    runeDie: (choice, { view }) => {
      if (choice === 'no') return 'Without the black die';
      return view.rules.includes('runeDieAll')
        ? 'The black die alone'
        : `Black die in place ${choice}`;
    },
    rollOn: (choice) => (choice === 'roll' ? 'Roll the next die' : 'Keep this one'),
    flip: (choice) =>
      choice === 'no' ? 'Turn none' : `Turn the ${String(choice).replace('b', 'black ')}`,
    enhance: (choice) => {
      if (choice === 'no') return 'As rolled';
      return 'helm' in choice
        ? `Helm: add up every ${choice.helm}`
        : `Brew: double a ${choice.brew}`;
    },
    herb: (choice) => (choice === 'no' ? 'No herb' : t.thing(choice)),
    suffer: (choice) => (choice === 'take' ? 'Take the loss' : 'Raise the shield'),
    removeRubble: ({ remove }) => t.list(remove.map(t.thing)),
    stay: (choice) => (choice === 'stay' ? 'Fight on' : 'Break off'),
    reward: (choice, { name }) =>
      `${name(choice.to)} — ${'gold' in choice ? t.thing(`gold${choice.gold}`) : `${choice.willpower} willpower`}`,
    shieldCard: (choice) => (choice === 'no' ? 'Let it happen' : 'Raise the shield'),
    split: ({ split }, { name }) =>
      split
        .map((part, seat) => (part > 0 ? `${name(seat)} ${part}` : ''))
        .filter((it) => it !== '')
        .join(', ') || 'Nobody',
    pay: (choice, { name }) => {
      if (choice === 'no') return 'Pay nothing';
      return `${name(choice.from)} — ${'gold' in choice ? t.thing(`gold${choice.gold}`) : `${choice.willpower} willpower`}`;
    },
    chooseFarmer: (space) => n.on('Farmer', space),
    chooseHeroes: (choice, { name }) => (choice === 'enough' ? 'Enough' : name(choice)),
    bargain: (choice, { name }) => (choice === 'no' ? 'Nobody' : name(choice)),
    buyOffer: (choice) => {
      if (choice === 'no') return 'Buy nothing';
      return choice === 'willpower' ? 'willpower' : n.articles[choice];
    },
    revealFog: (choice) => (choice === 'enough' ? 'Enough' : `Space ${choice}`),
    drink: (choice) => (choice === 'no' ? 'Leave the cup' : 'Drink'),
    peek: (choice) => (choice === 'keep' ? 'Back on top' : 'Out of the game'),
    legendChoice: told,
    flame: (choice) => (choice === 'take' ? 'Take the loss' : 'Raise the shield'),
    weaken: (seat, { name }) => name(seat),
    anytime: free,
  },
  news: {
    story: ({ card, text }, scene) => t.story(scene, card, text),
    letter: ({ letter }) => `The narrator comes to ${letter}.`,
    event: ({ card }) => `${t.event(card)}.`,
    cancelled: ({ card, seat }, { name }) =>
      `${name(seat)} raises the shield — ${t.card(card)} — nothing happens.`,
    rolled: ({ who, faces: dice, black }) =>
      `${who === 'legend' ? 'The legend' : `The ${who in n.heroes ? n.heroes[who as 'dwarf'] : n.kinds[who as 'gor']}`} rolls ${faces(dice, black)}.`,
    round: ({ kind, heroes, foe }) => `Heroes ${heroes}, ${n.kinds[kind]} ${foe}.`,
    try: ({ space, heroes }) => `${heroes} against the rubble on ${space}.`,
    slain: ({ kind, space }) => `The ${n.on(n.kinds[kind], space)} is defeated.`,
    fell: ({ seat, dies }, { name }) =>
      dies
        ? `${name(seat)} falls, and does not rise again.`
        : `${name(seat)} goes down, and gets up weaker.`,
    came: ({ kind, from, to }) =>
      from === null
        ? `A ${n.on(n.kinds[kind], to)} appears.`
        : `The ${n.kinds[kind]} goes from ${from} to ${to}.`,
    stormed: ({ kind, free: left }) =>
      `A ${n.kinds[kind]} is in the castle. Free shields: ${left}.`,
    escaped: ({ kind }) => `A ${n.kinds[kind]} leaves the mine.`,
    farmerLost: ({ space }) => `The farmer on ${space} is lost.`,
    farmerSaved: () => 'A farmer reaches the castle: one shield more.',
    fog: ({ token, space, seat }, { name }) =>
      `${name(seat)} finds ${n.fog[token]} in the fog on ${space}.`,
    tile: ({ tile }) => `Drawn: ${n.tile(tile)}.`,
    fateDone: ({ fate, seat }, { name }) => `${name(seat)} has fulfilled a fate. ${n.fates[fate]}.`,
    lake: ({ card, seat }, { name }) => `${name(seat)} crosses the lake — ${n.lake[card]}.`,
    dragon: ({ card }) => `The dragon — ${n.dragon[card]}.`,
    flames: ({ corridor }) => `Fire in corridor ${corridor}.`,
    prologue: ({ now }) =>
      ({
        begins:
          'The heroes are on their way. Lift a fog, empty the well on 5, buy strength on 18, then reach the castle.',
        again: 'Something was left undone: the heroes set out once more.',
        done: 'The heroes have arrived!',
        over: 'The king can wait no longer: the legend begins.',
      })[now],
    blueTile: ({ tile, seat }, { name }) =>
      ({
        treasure: `${name(seat)} picks up gold by the wayside.`,
        well: `${name(seat)} drinks from the well.`,
        merchant: `${name(seat)} buys 1 strength for 2 gold.`,
      })[tile],
    nowhere: () => 'The card names a piece that is not on the board: nothing comes of it.',
    sunrise: () => 'The sun rises.',
    end: ({ result }) => (result === 'won' ? 'The legend is won!' : 'The legend is lost.'),
  },
  lines: {
    objectives: 'Goals reached',
    farmers: 'Farmers saved',
    defeated: 'Creatures defeated',
    strength: 'Strength',
    gold: 'Gold',
  },
  table: (scene) =>
    drawTable(scene, n, t, {
      legend: 'No legend',

      easy: 'easy',
      letter: (narrator, end) => `letter ${narrator}, ends at ${end}`,
      hero: (name, space, strength, willpower, hours) =>
        `${name} on ${space}, strength ${strength}, willpower ${willpower}, hours ${hours}`,
      purse: (gold, things) => `${gold} gold${things ? `, ${things}` : ''}`,
      ended: 'day ended',
      dead: 'fallen',
      creatures: 'Creatures: ',
      castle: (inside, left) => `Castle: ${inside}; free shields ${left}`,
      nobody: 'none',
      farmers: 'Farmers on: ',
      ground: 'Lying about: ',
      fog: 'Fog: ',
      wells: 'Full wells: ',
      figures: 'Friends and others: ',
      today: 'Today: ',
      lasting: 'Waiting: ',
      fates: 'Fates: ',
      done: 'fulfilled',
      battle: (foe, willpower) => `Battle: ${foe}, willpower ${willpower}`,
      goals: 'Goals: ',
      between: '; ',
      won: 'Won!',
      lost: 'Lost.',
    }),
};
