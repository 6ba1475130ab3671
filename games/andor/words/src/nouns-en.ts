import type { Nouns } from './nouns.ts';

const points = (n: number, what: string): string => `${Math.abs(n)} ${what}`;
const change = (n: number): string => `${n < 0 ? 'lose' : 'gain'} ${Math.abs(n)}`;
const RANK = { lowestRank: 'lowest', highestRank: 'highest' } as const;

function whom(filter: object): string {
  const it = filter as Record<string, number>;
  if ('willpowerBelow' in it) return `heroes below ${it['willpowerBelow']} willpower`;
  if ('spaceFrom' in it) return `heroes on ${it['spaceFrom']} to ${it['spaceTo']}`;
  if ('terrain' in it) return 'heroes in the forest';
  if ('river' in it) return 'heroes by the river';
  if ('outdoors' in it) return 'heroes under the open sky';
  return 'heroes whose day has ended';
}

export const nounsEn: Nouns = {
  heroes: { dwarf: 'dwarf', warrior: 'warrior', archer: 'archer', wizard: 'wizard' },
  kinds: {
    gor: 'gor',
    skral: 'skral',
    wardrak: 'wardrak',
    troll: 'troll',
    dragon: 'dragon',
    mage: 'dark mage',
  },
  articles: {
    shield: 'shield',
    bow: 'bow',
    falcon: 'falcon',
    wineskin: 'wineskin',
    telescope: 'telescope',
    brew: 'witch’s brew',
    helm: 'helm',
  },
  figures: {
    prince: 'Prince Thorald',
    shieldDwarves: 'the dwarf soldiers',
    witch: 'the witch',
    dragon: 'the dragon',
    tower: 'the tower',
    princeCaptive: 'the captive prince',
  },
  colours: { blue: '(blue)', yellow: '(yellow)', green: '(green)' },
  tokens: {
    gold: (n) => `${n} gold`,
    gem: (n) => `gem worth ${n}`,
    herb: (n) => `healing herb (${n})`,
    rubble: (n) => `rubble (${n})`,
    parchment: () => 'parchment',
    poison: () => 'phial of poison',
  },
  hidden: (what) => `${what}, face down`,
  hiddenTokens: { gem: 'gem', herb: 'healing herb', runestone: 'rune stone' },
  half: 'one side used',
  on: (what, space) => `${what} on ${space}`,
  and: 'and',
  fog: {
    event: 'an event',
    strength1: '1 strength',
    willpower2: '2 willpower',
    willpower3: '3 willpower',
    gold1: '1 gold',
    gor: 'a gor',
    wineskin: 'a wineskin',
    witch: 'the witch and her brew',
  },
  titles: {
    L1: 'The Heroes Arrive',
    L2: 'The Healing of the King',
    L3: 'The Days of Resistance',
    L4: 'The Secret of the Mine',
    L5: 'The Wrath of the Dragon',
  },
  stories: {
    'choice accept': 'Accept: dwarf soldiers on 71, and two creature tiles',
    'choice refuse': 'Refuse',
    'choice plan': 'Plan it: 6 gold on 65, then 3 more against the dragon',
    'choice skip': 'Leave the stones',
    'L1 B1': 'Smiths and traders press what they have into your hands.',
    'L1 B2': 'Blades are loosened. From today you may fight.',
    'L1 C': 'Horns at the gate: they want the castle.',
    'L1 D': 'The hedges stir. There are more of them than yesterday.',
    'L1 F': 'By the ford stands something taller than a gor.',
    'L1 H1': 'The rope bridge hangs in rags. The king’s letter must go the long way.',
    'L1 H2': 'They have smelled the ink: every claw in the land reaches for it.',
    'L1 H-end': 'Under the Tree of Songs a seal is broken, and somebody smiles.',
    'L2 Witch': 'An old woman laughs in the mist: she knows where the herb grows.',
    'L2 Runes-easy': 'Old stones rise from the ground and hum.',
    'L2 Runes-normal': 'Old stones rise, for those whom the witch has told of them.',
    'L2 C1': 'Smoke in the forest: the skrals have built a tower.',
    'L2 C2': 'A horn from the tavern: the prince rides with you.',
    'L2 G': 'The prince must leave. Behind him, wardraks howl.',
    'L2 C1-end': 'The tower falls, and with it the day of decision comes.',
    'L3 B': 'Shadows gather.',
    'L3 C': 'Another village bars its doors.',
    'L3 D': 'The nights grow loud.',
    'L3 E': 'The prince turns his horse towards the north.',
    'L3 F': 'The land is overrun.',
    'L3 F-lone': 'Whoever swore to fight alone must have kept his word.',
    'L3 H-lone': 'Whoever swore to fight alone must have kept his word.',
    'L3 G': 'Crows follow the road.',
    'L3 I': 'The fields lie empty.',
    'L3 J': 'Fate asks for its due.',
    'L3 Enemy': 'A mask falls. Now you know whom you are fighting.',
    'L3 BossAtCastle': 'The gate bursts under a single blow.',
    'L3 BossDead': 'Silence. Then, far off, a bell.',
    'L4 Alarm-meet': 'A cry in the dark: they know you are here.',
    'L4 Alarm-shot': 'The arrow sings too long: they know you are here.',
    'L4 FirstGem': 'As the gem leaves the rock, the deep begins to glow.',
    'L4 Fire': 'A breath of flame runs through the galleries.',
    'L4 Exit': 'Something slips out into the daylight. Time is short.',
    'L4 C': 'The mountain shrugs, and a tunnel is gone.',
    'L4 E': 'Steps in the depths.',
    'L4 G': 'Shield-bearers of the dwarves stand at the gate.',
    'L4 I': 'They have counted their treasure, and found it less.',
    'L4 K': 'The fire rises twice.',
    'L4 Done': 'The hoard lies in the grass, and the dwarves weep.',
    'L5 B': 'They pour over the border.',
    'L5 Prince': 'Among the fog a royal cloak, and a rope around it.',
    'L5 PrinceFree': 'The prince rubs his wrists and asks for a sword.',
    'L5 C': 'A wing darkens the river, and the stone bridge is gone.',
    'L5 D': 'The dwarves offer axes, and ask what they will draw upon you.',
    'L5 E': 'The Tree of Songs burns all night.',
    'L5 F': 'An old tower, a pile of stones: it could stand again.',
    'L5 TowerDone': 'The tower stands. Let it come.',
    'L5 G': 'It seeks the witch.',
    'L5 H': 'If the castle is not ours by now, it never will be.',
    'L5 CastleFree': 'The banner goes up over the castle.',
    'L5 I': 'Ash falls on the market.',
    'L5 K': 'It circles.',
    'L5 M': 'The last night.',
    'L5 DragonRound': 'The dragon draws breath.',
    'L5 DragonDead': 'The ground shakes once. Then the birds begin again.',
  },
  event: {
    placeCreatures: ({ spaces }) => `gors appear on ${spaces.join(', ')}`,
    willpowerEach: ({ filter, amount }) => `${whom(filter)} ${change(amount)} willpower`,
    willpowerGroupSplit: ({ amount }) => `together the heroes ${change(amount)} willpower`,
    removeWell: ({ space }) => `the well on ${space} runs dry for ever`,
    goldOnSpace: ({ gold, space }) => `${gold} gold wait on ${space}`,
    itemOnSpace: ({ item, space }) => `a ${nounsEn.articles[item]} waits on ${space}`,
    willpowerSet: ({ max, min, heroes }) => {
      const who = heroes?.map((it) => nounsEn.heroes[it]).join(' and ') ?? 'heroes';
      return max === undefined
        ? `${who} below ${min} willpower rise to ${min}`
        : `${who} above ${max} willpower drop to ${max}`;
    },
    buyWillpower: ({ gold, amount }) => `each hero may buy ${amount} willpower for ${gold} gold`,
    strengthEach: ({ filter, amount }) => `${whom(filter)} ${change(amount)} strength`,
    revealFog: ({ who, count }) =>
      `the hero of the ${RANK[who]} rank may uncover ${count} fog tokens`,
    buyArticleForWillpower: ({ willpower }) =>
      `each hero may take an article for ${willpower} willpower`,
    strengthAtSpace: ({ space, amount }) => `the first hero on ${space} gains ${amount} strength`,
    willpowerForHeroes: ({ heroes, amount }) =>
      `${heroes.map((it) => nounsEn.heroes[it]).join(' and ')} ${change(amount)} willpower`,
    rollLowestRankDrink: () => 'the hero of the lowest rank may drink: a die decides',
    rollLowestRankGroupLoss: () => 'a die says how much willpower the heroes lose together',
    buyStrengthAtSpace: ({ space, strength, gold }) =>
      `once, on ${space}, ${strength} strength cost ${gold} gold`,
    hourRule: ({ rule }) =>
      ({
        no10th: 'no tenth hour today',
        cost9and10: 'hours 9 and 10 cost 3 willpower today',
        free8th: 'the eighth hour costs nothing today',
      })[rule],
    creatureStrengthDay: ({ amount }) => `creatures have ${points(amount, 'strength')} more today`,
    giveItemEach: ({ filter, item }) => `${whom(filter)} take a ${nounsEn.articles[item]}`,
    peekEvent: () => 'the hero of the highest rank looks at the next event',
    moveCreature: ({ select }) =>
      select.kind === 'gor'
        ? 'the gor on the lowest number moves, unless you pay'
        : 'the creature on the highest number moves, unless you pay',
    removeFarmer: () => 'a farmer is lost, unless you pay',
    willpowerTrapAtSpaces: ({ spaces, amount }) =>
      `the first hero on ${spaces.join(', ')} loses ${-amount} willpower`,
    strengthChosen: ({ amount, maxHeroes }) =>
      amount > 0
        ? `up to ${maxHeroes} weaker heroes gain ${amount} strength`
        : `a hero loses ${-amount} strength`,
    rollGainBelow: ({ below }) => `heroes below ${below} willpower roll a die and gain as much`,
    tradeStrengthForWillpower: ({ strength, willpower }) =>
      `a hero may trade ${strength} strength for ${willpower} willpower`,
  },
  deck: (colour, number) =>
    `${colour === 'silver' ? 'Silver' : 'Golden'} event ${number === 'start' ? '(first)' : number}`,
  fates: {
    1: 'Rune offering: two rune stones to the mine on 71',
    2: 'Draught of healing: herb and brew to the castle',
    3: 'The long escort: a farmer to the dragon’s lair on 84',
    4: 'Beast of the deep wood: defeat the gor on 60',
    5: 'Troll at the Tree: defeat it on 57',
    6: 'Alone in battle: defeat two creatures without help',
    7: 'The rune-touched: defeat the skral with black dice',
    8: 'Sealed letter: parchment from 9 to 57',
    9: 'War chest: six gold in the castle',
    10: 'The poisoned spring: poison from 61 to the mine on 71',
  },
  lake: {
    1: 'cold water, 2 willpower',
    2: 'a long dive, 3 willpower',
    3: 'something brushes your leg, 4 willpower',
    4: 'a gem slips from the bag, or 2 willpower',
    5: 'a gem slips from the bag',
    6: 'fog over the water, an hour',
    7: 'no way across: back',
    8: 'still water',
    9: 'clear water, gain 2 willpower',
    10: 'a purse on the bank, 2 gold',
  },
  dragon: {
    1: 'hot breath, 2 willpower each',
    2: 'a sea of flame, 3 willpower each',
    3: 'a blow of the tail drives the prince away',
    4: 'rage: 4 more strength',
    5: 'a second head of fire: one more die',
    6: 'the wings throw a hero down, 1 strength',
    7: 'it is weary: 4 less strength',
    8: 'it waits',
  },
  tile: (number) => `creature tile ${number}`,
};
