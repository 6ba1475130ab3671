import {
  bargeroc,
  CATEGORIES,
  type Category,
  MISSION_NAMES,
  OBJECT_NAMES,
  OBJECTS,
  ORE_NAMES,
  ORES,
} from '@meadhall/bargeroc';
import { names } from '@meadhall/bargeroc-words';
import type { Tone } from '@meadhall/table-ui';
import { capital, type Language } from '@meadhall/words';
import { type CountField, type Field, type Form, listOf, numberOf, type Values } from '../form.ts';
import { WORDS } from './bargerocWords.ts';

const TONES: Readonly<Record<Category, Tone>> = {
  weapon: 'blood',
  armour: 'iron',
  tool: 'amber',
  jewel: 'violet',
};
/** The numbers of the house rules that change the count. */
const NUMBERS = ['coinsPerPoint', 'titlePoints', 'missionPoints', 'cartCapacity'] as const;
const DEEDS = ['brawlsWon', 'oresSold', 'bestHaul'] as const;
const PLENTY = 99;

/** What the rules allow for one of the numbers. */
const numbers = bargeroc.options;

function formIn(language: Language): Form {
  const words = WORDS[language];
  const called = names[language];
  const count = (
    id: string,
    label: string,
    max: number,
    icon?: CountField['icon'],
  ): CountField => ({
    kind: 'count',
    id,
    label,
    min: 0,
    max,
    ...(icon && { icon }),
  });
  return {
    seats: [2, 6],
    seatName: words.dwarf,
    fresh: {
      rounds: 6,
      ...Object.fromEntries(NUMBERS.map((key) => [`options.${key}`, numbers[key].default])),
    },
    newPlayer: () => ({}),
    table: () => [
      {
        title: words.match,
        fields: [
          {
            kind: 'count',
            id: 'rounds',
            label: words.rounds,
            help: words.roundsHelp,
            min: 1,
            max: 12,
          },
          {
            kind: 'named',
            id: 'missions',
            label: words.missions,
            faces: MISSION_NAMES.map((it) => ({
              id: it,
              label: called.missions[it].name,
              icon: 'bargeroc/mission',
            })),
          },
        ],
      },
      {
        title: words.numbers,
        folded: true,
        note: words.numbersNote,
        fields: NUMBERS.map(
          (key): Field => ({
            ...count(`options.${key}`, words[key], numbers[key].max),
            min: numbers[key].min,
          }),
        ),
      },
    ],
    player: ({ shared }) => [
      {
        title: words.purse,
        fields: [
          count('coins', words.coins, PLENTY, 'coins'),
          count('bread', words.bread, PLENTY, 'bargeroc/bread'),
        ],
      },
      {
        title: words.objects,
        fields: CATEGORIES.map(
          (category): Field => ({
            kind: 'cards',
            id: `objects.${category}`,
            label: capital(called.categories[category]),
            icon: `bargeroc/${category}`,
            tone: TONES[category],
            faces: OBJECT_NAMES.filter((it) => OBJECTS[it].category === category).map((it) => ({
              id: it,
              label: called.objects[it],
              icon: `bargeroc/${it}`,
              stock: OBJECTS[it].count,
            })),
          }),
        ),
      },
      {
        title: words.ores,
        fields: [
          {
            kind: 'cards',
            id: 'ores',
            label: words.ores,
            tone: 'bronze',
            icon: 'bargeroc/cart',
            faces: ORE_NAMES.map((it) => ({
              id: it,
              label: capital(called.ores[it]),
              icon: `bargeroc/${it}`,
              stock: ORES[it].count,
            })),
          },
        ],
      },
      {
        title: words.deeds,
        fields: DEEDS.map((it) =>
          count(
            it,
            words[it],
            it === 'bestHaul' ? numberOf(shared, 'options.cartCapacity') : PLENTY,
            it === 'brawlsWon' ? 'bargeroc/brawl' : it === 'bestHaul' ? 'bargeroc/cart' : 'coin',
          ),
        ),
      },
    ],
    position: ({ shared, players }) => ({
      rounds: numberOf(shared, 'rounds'),
      missions: listOf(shared, 'missions'),
      options: Object.fromEntries(NUMBERS.map((key) => [key, numberOf(shared, `options.${key}`)])),
      players: players.map(({ values }, seat) => written(values, seat)),
    }),
    refusals: words.refusals,
  };
}

const written = (values: Values, seat: number): object => ({
  name: String(seat + 1),
  coins: numberOf(values, 'coins'),
  bread: numberOf(values, 'bread'),
  objects: CATEGORIES.flatMap((category) => listOf(values, `objects.${category}`)),
  ores: listOf(values, 'ores'),
  // None is left out: as long as somebody’s deeds are not entered, nobody’s are held against the rounds.
  ...Object.fromEntries(
    DEEDS.filter((it) => numberOf(values, it) > 0).map((it) => [it, numberOf(values, it)]),
  ),
});

export const forms: Readonly<Record<Language, Form>> = { fr: formIn('fr'), en: formIn('en') };
