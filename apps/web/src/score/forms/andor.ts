import {
  CREATURES,
  DIFFICULTIES,
  HERO_KINDS,
  type HeroKind,
  KINDS,
  LEGEND_NAMES,
  type LegendName,
} from '@meadhall/andor';
import { nouns } from '@meadhall/andor-words';
import { capital, type Language } from '@meadhall/words';
import { type Field, type Form, listOf, numberOf, textOf, type Values } from '../form.ts';
import { WORDS } from './andorWords.ts';

type Goal = keyof (typeof WORDS)['fr']['goal'];
/** What a legend asks for besides the castle; Legend 4 asks for treasure instead. */
const GOALS: Readonly<Record<LegendName, readonly Goal[]>> = {
  L1: ['parchment'],
  L2: ['herb', 'towerSkral'],
  L3: ['boss', 'fates'],
  L4: [],
  L5: ['free', 'dragon'],
};
/** Foes whose defeat is a goal. */
const FOES: readonly Goal[] = ['towerSkral', 'boss', 'dragon'];
/** Things that must lie somewhere. */
const TOKENS: Readonly<Partial<Record<Goal, readonly [number, string]>>> = {
  parchment: [57, 'parchment'],
  herb: [0, 'herb3'],
};
const GEMS = [2, 4, 6] as const;
const TREASURE_SPACE = 60;

const legendIn = (values: Values): LegendName => (textOf(values, 'legend') || 'L1') as LegendName;
const isDone = (values: Values, goal: Goal): boolean => numberOf(values, `goals.${goal}`) === 1;

function formIn(language: Language): Form {
  const words = WORDS[language];
  const n = nouns[language];
  const treasure: Field[] = [
    { kind: 'count', id: 'gold60', label: words.gold60, min: 0, max: 99, icon: 'andor/gold' },
    {
      kind: 'cards',
      id: 'gems60',
      label: words.gems60,
      tone: 'teal',
      icon: 'andor/gem',
      faces: GEMS.map((value) => ({
        id: `gem${value}`,
        label: words.gem(value),
        face: String(value),
      })),
    },
    { kind: 'flag', id: 'late', label: words.late },
  ];
  const castle: Field[] = [
    {
      kind: 'cards',
      id: 'castle.in',
      label: words.inside,
      tone: 'blood',
      icon: 'andor/castle',
      faces: KINDS.filter((kind) => kind !== 'dragon' && kind !== 'mage').map((kind) => ({
        id: kind,
        label: capital(n.kinds[kind]),
        icon: `andor/${kind}`,
        stock: CREATURES[kind].figures,
      })),
    },
    { kind: 'count', id: 'castle.saved', label: words.saved, min: 0, max: 4, icon: 'andor/farmer' },
  ];
  return {
    seats: [1, 4],
    tableFirst: true,
    seatName: words.hero,
    fresh: { legend: 'L1', difficulty: 'normal' },
    newPlayer: (others) => ({
      id: HERO_KINDS.find((kind) => others.every((it) => it['id'] !== kind)) ?? 'dwarf',
      sp: 1,
    }),
    table: ({ shared }) => {
      const legend = legendIn(shared);
      return [
        {
          title: words.legendGroup,
          fields: [
            {
              kind: 'one',
              id: 'legend',
              label: words.legend,
              options: LEGEND_NAMES.map((it) => ({
                value: it,
                label: words.numbered(it.slice(1), n.titles[it]),
              })),
            },
            {
              kind: 'one',
              id: 'difficulty',
              label: words.difficulty,
              options: DIFFICULTIES.map((it) => ({ value: it, label: words.difficulties[it] })),
            },
          ],
        },
        legend === 'L4'
          ? { title: words.delivered, fields: treasure }
          : {
              title: words.goals,
              fields: GOALS[legend].map(
                (goal): Field => ({
                  kind: 'flag',
                  id: `goals.${goal}`,
                  label: words.goal[goal],
                }),
              ),
            },
        ...(legend === 'L4' ? [] : [{ title: words.castle, fields: castle }]),
      ];
    },
    player: () => [
      {
        title: words.who,
        fields: [
          {
            kind: 'one',
            id: 'id',
            label: words.kind,
            options: HERO_KINDS.map((kind: HeroKind) => ({
              value: kind,
              label: capital(n.heroes[kind]),
            })),
          },
          {
            kind: 'count',
            id: 'sp',
            label: words.strength,
            min: 1,
            max: 14,
            icon: 'andor/strength',
          },
          { kind: 'count', id: 'gold', label: words.gold, min: 0, max: 99, icon: 'andor/gold' },
          {
            kind: 'count',
            id: 'defeated',
            label: words.defeated,
            min: 0,
            max: 28,
            icon: 'andor/battle',
          },
        ],
      },
    ],
    position: ({ shared, players }) => ({
      ...written(shared),
      heroes: players.map(({ values }, seat) => ({
        id: textOf(values, 'id'),
        name: String(seat + 1),
        sp: numberOf(values, 'sp'),
        gold: numberOf(values, 'gold'),
        defeated: numberOf(values, 'defeated'),
      })),
    }),
    refusals: words.refusals,
  };
}

/** The board, as far as the goals of the legend look at it. */
function written(values: Values): object {
  const legend = legendIn(values);
  const done = GOALS[legend].filter((goal) => isDone(values, goal));
  const gold = numberOf(values, 'gold60');
  const tokens = done.flatMap((goal) => {
    const [space, thing] = TOKENS[goal] ?? [];
    return space === undefined ? [] : [[space, [thing]]];
  });
  return {
    legend,
    difficulty: textOf(values, 'difficulty'),
    defeatedTags: FOES.filter((goal) => done.includes(goal)),
    ...(legend === 'L4'
      ? {
          narrator: numberOf(values, 'late') === 1 ? 'N' : 'A',
          tokens: {
            [TREASURE_SPACE]: [...(gold > 0 ? [`gold${gold}`] : []), ...listOf(values, 'gems60')],
          },
        }
      : {
          tokens: Object.fromEntries(tokens),
          castle: { in: listOf(values, 'castle.in'), saved: numberOf(values, 'castle.saved') },
        }),
    ...(legend === 'L5' && !isDone(values, 'free') ? { creatures: ['gor@0'] } : {}),
    // The fates of Legend 3 lie with the heroes: the word of the table is taken for them.
    ...(legend === 'L3' && isDone(values, 'fates') && isDone(values, 'boss')
      ? { result: 'won' }
      : {}),
  };
}

export const forms: Readonly<Record<Language, Form>> = { fr: formIn('fr'), en: formIn('en') };
