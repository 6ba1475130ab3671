import {
  CARDS,
  CLASSES,
  type Class,
  DISTINCTIONS,
  HEROES,
  type HeroName,
  heroNamed,
} from '@meadhall/nidavellir';
import { CALLED, names } from '@meadhall/nidavellir-words';
import { capital, type Language } from '@meadhall/words';
import {
  type Face,
  type Field,
  type Form,
  listOf,
  numberOf,
  textOf,
  type Values,
} from '../form.ts';
import { SCORE } from '../words.ts';
import { WORDS } from './nidavellirWords.ts';
import { coinsField, FIRST_COINS, gemField, SPECIAL, swapped } from './taverns.ts';

const LETTERS: Readonly<Record<Class, string>> = {
  blacksmith: 'B',
  hunter: 'H',
  miner: 'M',
  warrior: 'W',
  explorer: 'E',
};
const HERO_NAMES = Object.keys(HEROES) as HeroName[];
const CROWN_GEM = 6;

/** Where a hero stands; nowhere: in the command zone. */
const columnOf = (values: Values, hero: HeroName): Class | undefined =>
  hero === 'ylud' ? (textOf(values, 'ylud') as Class) : heroNamed(hero).column;

const heroesOf = (values: Values): HeroName[] => listOf(values, 'heroes') as HeroName[];

function ranksIn(values: Values, column: Class): number {
  const heroes = heroesOf(values).filter((hero) => columnOf(values, hero) === column);
  const special = column === 'blacksmith' && hasArmorer(values) ? 2 : 0;
  return (
    listOf(values, `army.${column}`).length +
    heroes.reduce((sum, hero) => sum + heroNamed(hero).ranks, 0) +
    special
  );
}

const hasArmorer = (values: Values): boolean =>
  listOf(values, 'distinctions').includes('great-armorer');

function formIn(language: Language): Form {
  const words = WORDS[language];
  const { classes, distinctions } = names[language];

  const columnField = (values: Values, column: Class, players: number): Field => {
    const { many } = classes[column];
    const cards = CARDS.filter(
      ({ code, fiveOnly }) =>
        new RegExp(`^${LETTERS[column]}\\d*$`).test(code) && (players === 5 || !fiveOnly),
    ).map(({ code }) => code);
    const faces = [...new Set(cards)]
      .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
      .map(
        (code): Face => ({
          id: code,
          label: words.card(many, code.slice(1)),
          face: code.slice(1) || '+1',
          stock: cards.filter((it) => it === code).length,
        }),
      );
    return {
      kind: 'cards',
      id: `army.${column}`,
      label: capital(many),
      faces,
      icon: `nidavellir/${column}`,
      tone: column,
      note: words.ranks(ranksIn(values, column)),
    };
  };

  return {
    seats: [2, 5],
    seatName: SCORE[language].player,
    fresh: { firstGame: 0 },
    newPlayer: () => ({ coins: FIRST_COINS, ylud: 'explorer' }),
    table: () => [
      {
        title: words.variant,
        fields: [
          { kind: 'flag', id: 'firstGame', label: words.firstGame, help: words.firstGameHelp },
        ],
      },
    ],
    player: ({ shared, players }, seat) => {
      const values = players[seat]?.values ?? {};
      const firstGame = numberOf(shared, 'firstGame') === 1;
      const heroes = HERO_NAMES.filter((hero) => !(firstGame && heroNamed(hero).advanced));
      const ylud: Field = {
        kind: 'one',
        id: 'ylud',
        label: words.ylud,
        options: CLASSES.map((it) => ({ value: it, label: capital(classes[it].many) })),
      };
      return [
        {
          title: words.army,
          fields: CLASSES.map((column) => columnField(values, column, players.length)),
        },
        {
          title: words.heroes,
          fields: [
            {
              kind: 'named',
              id: 'heroes',
              label: words.heroes,
              faces: heroes.map((hero) => ({
                id: hero,
                label: CALLED[hero],
                icon: `nidavellir/${hero}`,
                stock: 1,
              })),
            },
            ...(heroesOf(values).includes('ylud') ? [ylud] : []),
          ],
        },
        {
          title: words.purse,
          fields: [coinsField(words), gemField(words, players.length, [CROWN_GEM])],
        },
        {
          title: words.distinctions,
          fields: [
            {
              kind: 'named',
              id: 'distinctions',
              label: words.distinctions,
              faces: DISTINCTIONS.map((it) => ({
                id: it,
                label: distinctions[it],
                icon: `nidavellir/${it}`,
                stock: 1,
              })),
            },
          ],
        },
      ];
    },
    along,
    position: ({ shared, players }) => ({
      firstGame: numberOf(shared, 'firstGame') === 1,
      players: players.map(({ values }, seat) => written(values, seat)),
    }),
    refusals: words.refusals,
    blamed: { 'NID-9.1': 'heroes', 'NID-2.9': 'heroes' },
  };
}

/** A Distinction comes with its coin or its gem, and takes it away again. */
function along(after: Values, before: Values): Values {
  const has = (values: Values, it: string) => listOf(values, 'distinctions').includes(it);
  const won = (it: string) => Number(has(after, it)) - Number(has(before, it));
  let values = after;
  const hunting = won('hunting-master');
  const [from, to] = hunting > 0 ? ['0', SPECIAL] : [SPECIAL, '0'];
  if (hunting !== 0)
    values = { ...values, coins: swapped(listOf(values, 'coins'), from as string, to as string) };
  const crown = won('crown-jeweler');
  if (crown !== 0) values = { ...values, gem: crown > 0 ? String(CROWN_GEM) : '' };
  return values;
}

function written(values: Values, seat: number): object {
  const heroes = heroesOf(values);
  const gem = textOf(values, 'gem');
  const column = (it: Class): readonly string[] => [
    ...listOf(values, `army.${it}`),
    ...heroes.filter((hero) => columnOf(values, hero) === it),
    ...(it === 'blacksmith' && hasArmorer(values) ? ['BS2'] : []),
  ];
  return {
    name: String(seat + 1),
    army: Object.fromEntries(CLASSES.map((it) => [it, column(it)])),
    command: heroes.filter((hero) => columnOf(values, hero) === undefined),
    coins: listOf(values, 'coins').map(coin),
    ...(gem === '' ? {} : { gem: Number(gem) }),
    distinctions: listOf(values, 'distinctions'),
  };
}

/** A coin as Nidavellir's positions write it. */
function coin(id: string): string | number {
  if (id === SPECIAL) return 's3';
  return id.endsWith('g') ? `t${id.slice(0, -1)}` : Number(id);
}

export const forms: Readonly<Record<Language, Form>> = { fr: formIn('fr'), en: formIn('en') };
