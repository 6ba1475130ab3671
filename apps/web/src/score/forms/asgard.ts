import { BATTLE_VALUES, GOD_NAMES, SIDES, SLOTS } from '@meadhall/asgard';
import type { Language } from '@meadhall/words';
import { type Form, listOf, numberOf, textOf } from '../form.ts';
import { SCORE } from '../words.ts';
import { groupsIn } from './asgardGroups.ts';
import { WORDS } from './asgardWords.ts';
import { worldsFor, written } from './asgardWorlds.ts';

const MOST_POINTS = 300;

function formIn(language: Language): Form {
  const words = WORDS[language];
  const { supporters, worldGroup } = groupsIn(language);
  return {
    seats: [2, 4],
    seatName: SCORE[language].player,
    fresh: {},
    newPlayer: () => ({}),
    table: (entered) => [
      ...SIDES.map((side) => supporters(entered, side)),
      ...worldsFor(entered.players.length).map((world) => worldGroup(entered, world)),
    ],
    player: () => [
      {
        title: words.player,
        fields: [
          {
            kind: 'count',
            id: 'points',
            label: words.points,
            help: words.pointsHelp,
            min: 0,
            max: MOST_POINTS,
            icon: 'points',
          },
          {
            kind: 'cards',
            id: 'battleTiles',
            label: words.battleTiles,
            icon: 'asgard/battle',
            tone: 'blood',
            faces: BATTLE_VALUES.map((value) => ({
              id: String(value),
              label: words.battleTile(value),
              face: String(value),
            })),
          },
        ],
      },
    ],
    position: ({ shared, players }) => ({
      players: players.map(({ values }, seat) => ({
        name: String(seat + 1),
        points: numberOf(values, 'points'),
        battleTiles: listOf(values, 'battleTiles').map(Number),
      })),
      gods: Object.fromEntries(
        GOD_NAMES.map((god) => [
          god,
          Object.fromEntries(
            SLOTS.flatMap((slot) => {
              const seat = textOf(shared, `gods.${god}.${slot}`);
              return seat === '' || Number(seat) >= players.length
                ? []
                : [[slot, String(Number(seat) + 1)]];
            }),
          ),
        ]),
      ),
      worlds: written(shared, players.length),
    }),
    left: (shared, seat) =>
      Object.fromEntries(
        Object.entries(shared).map(([id, value]) => [
          id,
          id.startsWith('gods.') ? closedUp(String(value), seat) : value,
        ]),
      ),
    refusals: words.refusals,
  };
}

/** Whose disc it is, once somebody has left. */
const closedUp = (owner: string, left: number): string => {
  if (owner === '' || Number(owner) === left) return '';
  return Number(owner) > left ? String(Number(owner) - 1) : owner;
};

export const forms: Readonly<Record<Language, Form>> = { fr: formIn('fr'), en: formIn('en') };
