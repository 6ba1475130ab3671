import {
  type Asgard,
  type Choices,
  type Commitment,
  paymentNamed,
  RECRUITS,
  type Recruit,
} from '@meadhall/asgard';
import type { Ask, Seat } from '@meadhall/kernel';

type About = { [K in keyof Choices]: (choice: Choices[K], seat: Seat) => readonly string[] };

const NOTHING: readonly string[] = [];
const donor = (seat: Seat): string[] => [`reserve:${seat}`];
const supplyRecruit = (type: Recruit): string[] => [`supply:recruit:${type}`];
const place = (name: string): string[] =>
  name.startsWith('asgard') || name.endsWith('.asgard') ? ['asgardArea'] : [`place:${name}`];

function committed(choice: Commitment | 'decline', seat: Seat): readonly string[] {
  if (choice === 'decline') return NOTHING;
  const { recruits = {}, power = [], bonus = [] } = choice;
  return [
    ...RECRUITS.filter((type) => recruits[type]).map((type) => `held:${seat}:recruit:${type}`),
    ...power.map((tile) => `power:${tile}`),
    ...bonus.map((name) => `population:${name}`),
  ];
}

const ABOUT: About = {
  startRecruit: supplyRecruit,
  sealDonor: donor,
  shortageDonor: donor,
  retrieveDisc: (name, seat) => {
    if (name === 'centre') return [`centre:${seat}`];
    const [world, kind] = name.split('.');
    return kind === 'victory' ? [`victory:${world}:${seat}`] : [`place:${name}`];
  },
  chooseGods: (god) => [`god:${god}`],
  placeDisc: place,
  populationBonus: (name) => (name === 'stop' ? NOTHING : [`population:${name}`]),
  chooseDisc: place,
  perform: () => NOTHING,
  takeFallen: (type) => (type === 'stop' ? NOTHING : [`valhalla:${type}`]),
  takeSeal: (side) => (side === 'skip' ? NOTHING : [`supply:seal:${side}`]),
  changeOrder: (to) => (to === 'keep' ? NOTHING : [`order:${to}`]),
  takeStone: (colour) => [`supply:stone:${colour}`],
  turncoats: (it) => (it === 'skip' ? NOTHING : [`god:${it.from}`]),
  turncoatsTo: (god) => [`god:${god}`],
  slay: (it) => (it === 'skip' ? NOTHING : [`god:${it.god}`]),
  choosePile: (kind) => (kind === 'skip' ? NOTHING : [`pile:${kind}`]),
  takeArm: (arm) => [`arm:${arm}`],
  raze: (space) => (space === 'skip' ? NOTHING : [`space:${space}`]),
  swapTiles: (pair) => (pair === 'skip' ? NOTHING : pair.map((space) => `space:${space}`)),
  buildTemple: (name) => (name === 'decline' ? NOTHING : [`temple:${paymentNamed(name).temple}`]),
  templeRecruits: (type, seat) => [`held:${seat}:recruit:${type}`],
  placeGodTile: (space) => [`space:${space}`],
  turnAsgardTile: (tile) => [`row:${tile}`],
  asgardRecruits: (types) => (types === 'skip' ? NOTHING : types.flatMap(supplyRecruit)),
  exchangeStone: (it, seat) =>
    it === 'skip' ? NOTHING : [`held:${seat}:stone:${it.give}`, `supply:stone:${it.take}`],
  buyRecruit: (type) => (type === 'stop' ? NOTHING : supplyRecruit(type)),
  takeDisc: (choice, seat) => (choice === 'take' ? [`track:${seat}`] : NOTHING),
  discPlace: (to, seat) => (to === 'reserve' ? [`reserve:${seat}`] : [`slot:${to}`]),
  centreMove: (to) => [`slot:${to}`],
  commitFirst: committed,
  commit: committed,
  valhalla: (it) => (it === 'pass' ? NOTHING : [`space:${it.at}`]),
  layArm: ({ arm, at }) => [`arm:${arm}`, `space:${at}`],
};

export function touches(ask: Ask<Asgard>, choice: unknown): readonly string[] {
  const about = ABOUT[ask.step] as (choice: unknown, seat: Seat) => readonly string[];
  return about(choice, ask.seat);
}
