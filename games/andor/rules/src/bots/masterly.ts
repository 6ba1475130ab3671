// What the masters have learnt of each legend, by playing it (`npm run training -- andor manners`).
import { type Manner, WISE } from './manners.ts';
import type { Scene } from './scene.ts';

/** By legend and number of heroes, where the wise could be bettered. */
const LEARNT: Readonly<Record<string, Partial<Manner>>> = {
  'L1 2': { foresight: 4, thrift: 1.5, greed: 2, caution: 0.4 },
  'L1 3': { foresight: 3, thrift: 1.5, greed: 1.5, curiosity: 3, overtime: 2 },
  'L1 4': { foresight: 3, curiosity: 3, caution: 0.65, overtime: 2 },
  'L2 4': {
    foresight: 3,
    greed: 1.5,
    curiosity: 3,
    kindness: 8,
    caution: 0.65,
    overtime: 1,
  },
  'L5 2': { foresight: 4, thrift: 1.5, curiosity: 1, kindness: 8, caution: 0.65, overtime: 0 },
  'L5 3': { foresight: 4, greed: 1.5, curiosity: 7, kindness: 20, overtime: 0 },
  'L5 4': {
    foresight: 4,
    thrift: 1.5,
    greed: 1.5,
    curiosity: 1,
    kindness: 20,
    caution: 0.4,
    overtime: 1,
  },
};

const manners = new Map(
  Object.entries(LEARNT).map(([where, learnt]) => [where, { ...WISE, ...learnt }]),
);

/** In a legend nobody has practised they are wise. */
export const masterly = ({ legend, seats }: Scene): Manner =>
  (typeof legend === 'string' && manners.get(`${legend} ${seats.length}`)) || WISE;
