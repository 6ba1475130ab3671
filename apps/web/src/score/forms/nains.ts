import {
  AWARDS,
  type Award,
  COGNAR_NAMES,
  type CognarName,
  cognarNamed,
  DWARVES,
  isElite,
  isMercenary,
  ORDERS,
  type Order,
} from '@meadhall/nains';
import { CALLED, cardName, names } from '@meadhall/nains-words';
import type { Tone } from '@meadhall/table-ui';
import { capital, type Language } from '@meadhall/words';
import { type Face, type Field, type Form, listOf, textOf, type Values } from '../form.ts';
import { WORDS } from './nainsWords.ts';
import { coinsField, FIRST_COINS, gemField, SPECIAL, swapped } from './taverns.ts';

const TONES: Readonly<Record<Order, Tone>> = {
  shield: 'blood',
  temple: 'sea',
  errants: 'forest',
  forge: 'violet',
  talion: 'amber',
};
/** What a symbol looks like on a small button; runes by the sounds they stand for. */
const SIGNS: Readonly<Record<string, string>> = {
  m: ' M',
  o: ' O',
  r1: ' F',
  r2: ' U',
  r3: ' Þ',
  r4: ' R',
};

/** Rules about people are answered where people are tapped, not where their columns are. */
const BLAMED = {
  'NAI-9.8': 'army.pariahs',
  'NAI-10.1': 'cognars',
  'NAI-10.7': 'cognars',
  'NAI-10.12': 'cognars',
  'NAI-11.15': 'cognars',
} as const;

const cognarsOf = (values: Values): CognarName[] => listOf(values, 'cognars') as CognarName[];

/** Mercenaries and Ga’at stand where their lord wants them. */
const chooses = (name: CognarName): boolean => isMercenary(name) || name === 'gaat';

const columnOf = (values: Values, name: CognarName): Order | undefined =>
  chooses(name)
    ? ((textOf(values, `column.${name}`) || 'shield') as Order)
    : cognarNamed(name).order;

function formIn(language: Language): Form {
  const words = WORDS[language];
  const { orders, certification } = names[language];

  /** The different cards of an order, by what they show. */
  const faces = (order: Order, players: number): Face[] => {
    const cards = [...DWARVES.entries()].filter(
      ([, it]) => it.order === order && (players === 5 || !it.fiveOnly),
    );
    return [...new Set(cards.map(([, { look }]) => look))]
      .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || a.localeCompare(b))
      .map((look) => {
        const alike = cards.filter(([, it]) => it.look === look);
        const [points = '', sign = ''] = /^(\d+)(.*)$/.exec(look)?.slice(1) ?? [];
        return {
          id: look,
          label: cardName(names[language], alike[0]?.[0] ?? 0),
          face: `${order === 'shield' ? '+1' : points}${SIGNS[sign] ?? ''}`,
          stock: alike.length,
          heap: `${order} ${look}`,
        };
      });
  };
  const column = (order: Order, players: number): Field => ({
    kind: 'cards',
    id: `army.${order}`,
    label: orders[order].label,
    faces: faces(order, players),
    icon: `nains/${order}`,
    tone: TONES[order],
  });
  const pariahs = (players: number): Field => ({
    kind: 'cards',
    id: 'army.pariahs',
    label: words.pariahs,
    help: words.pariahsHelp,
    faces: faces('errants', players),
    icon: 'nains/pariah',
    tone: 'shadow',
  });

  return {
    seats: [2, 5],
    seatName: words.lord,
    fresh: {},
    newPlayer: () => ({ coins: FIRST_COINS }),
    table: () => [],
    player: ({ players }, seat) => {
      const values = players[seat]?.values ?? {};
      return [
        {
          title: words.army,
          fields: ORDERS.flatMap((order) => [
            column(order, players.length),
            ...(order === 'errants' ? [pariahs(players.length)] : []),
          ]),
        },
        {
          title: words.cognars,
          fields: [
            {
              kind: 'named',
              id: 'cognars',
              label: words.cognars,
              faces: COGNAR_NAMES.map((name) => ({
                id: name,
                label: CALLED[name],
                icon: `nains/${name}`,
                stock: 1,
              })),
            },
            ...cognarsOf(values)
              .filter(chooses)
              .map(
                (name): Field => ({
                  kind: 'one',
                  id: `column.${name}`,
                  label: words.columnOf(CALLED[name]),
                  options: ORDERS.map((it) => ({ value: it, label: capital(orders[it].label) })),
                }),
              ),
          ],
        },
        {
          title: words.elites,
          fields: [
            {
              kind: 'named',
              id: 'command',
              label: words.elites,
              faces: AWARDS.map((award: Award) => ({
                id: award,
                label: isElite(award) ? CALLED[award] : certification,
                icon: `nains/${award}`,
                stock: 1,
              })),
            },
          ],
        },
        { title: words.purse, fields: [coinsField(words), gemField(words, players.length, [])] },
      ];
    },
    along,
    position: ({ players }) => ({
      players: players.map(({ values }, seat) => written(values, seat)),
    }),
    refusals: words.refusals,
    blamed: BLAMED,
  };
}

/** Ga’at comes and goes with Oboron, the 3-Exchange with Kardum. */
function along(after: Values, before: Values): Values {
  const has = (values: Values, name: CognarName) => cognarsOf(values).includes(name);
  const came = (name: CognarName) => Number(has(after, name)) - Number(has(before, name));
  let values = after;
  const others = cognarsOf(values).filter((it) => it !== 'gaat');
  if (came('oboron') > 0) values = { ...values, cognars: [...others, 'gaat'] };
  if (came('oboron') < 0) values = { ...values, cognars: others };
  if (came('kardum') > 0)
    values = { ...values, coins: swapped(listOf(values, 'coins'), '0', SPECIAL) };
  if (came('kardum') < 0)
    values = { ...values, coins: swapped(listOf(values, 'coins'), SPECIAL, '0') };
  return values;
}

function written(values: Values, seat: number): object {
  const cognars = cognarsOf(values);
  const gem = textOf(values, 'gem');
  const column = (order: Order): readonly string[] => [
    ...listOf(values, `army.${order}`),
    ...(order === 'errants' ? listOf(values, 'army.pariahs').map((look) => `${look}*`) : []),
    ...cognars.filter((name) => columnOf(values, name) === order),
  ];
  return {
    name: String(seat + 1),
    army: Object.fromEntries(ORDERS.map((order) => [order, column(order)])),
    command: [
      ...cognars.filter((name) => columnOf(values, name) === undefined),
      ...listOf(values, 'command'),
    ],
    // A coin of the treasury says so; a bare number is bronze.
    coins: listOf(values, 'coins').map((coin) => (/^\d+$/.test(coin) ? Number(coin) : coin)),
    ...(gem === '' ? {} : { gem: Number(gem) }),
  };
}

export const forms: Readonly<Record<Language, Form>> = { fr: formIn('fr'), en: formIn('en') };
