// From a line of a script to the answers it stands for.
import { at, type Seat } from '@meadhall/kernel';
import type { FreeAction } from '../choices.ts';
import type { WalkFrame } from '../frames.ts';
import type { State } from '../model.ts';
import { numberOn, sortOf } from '../things.ts';
import { answersInBattle } from './battleCommands.ts';
import { answersToCards } from './cardCommands.ts';
import { type Command, type Item, item } from './line.ts';
import { listed, meantBy, spell } from './spelling.ts';

/** A line such as `dwarf: move 8 9w`; undefined if it is none. */
export function readCommand(game: State, line: string): Command | undefined {
  const [, name = '', text = ''] = /^(\w+):\s*(.+)$/.exec(line.trim()) ?? [];
  const seat = game.seats.findIndex(({ kind }) => kind === name);
  if (name !== 'group' && seat < 0) return undefined;
  const [verb = '', ...rest] = text.trim().split(/\s+/);
  return { who: name === 'group' ? 'group' : seat, verb, rest: rest.join(' '), text };
}

/** The answers a command stands for while the table waits for `step`; undefined if it says nothing there. */
export function answersFor(game: State, command: Command, step: string): Item[] | undefined {
  const { who } = command;
  if (who === 'group') return answersToCards(game, command, step);
  const here =
    step === 'act' || step === 'stay'
      ? (freeAnswers(game, who, command) ??
        (step === 'act' ? turnAnswers(game, who, command) : undefined))
      : undefined;
  return here ?? answersInBattle(game, who, command, step) ?? answersToCards(game, command, step);
}

function turnAnswers(game: State, seat: Seat, { verb, rest }: Command): Item[] | undefined {
  const act = (choice: unknown): Item => item(seat, 'act', choice);
  switch (verb) {
    case 'pass':
    case 'endDay':
      return [act(verb)];
    case 'move':
      return [act('move'), ...walk(seat, rest), item(seat, 'walk', 'stop')];
    case 'prince':
    case 'shieldDwarves':
      return [
        act({ lead: verb }),
        ...rest.split(/\s+/).map((step) => item(seat, 'leadFigure', { step: Number(step) })),
        item(seat, 'leadFigure', 'stop'),
      ];
    case 'fight':
    case 'clear': {
      const [target = '', companions = ''] = rest.split(/\s+with\s+/);
      const group = invited(game, seat, companions);
      return [act({ [verb]: verb === 'clear' ? Number(target) : target, with: group })];
    }
    default:
      return undefined;
  }
}

/** Seats of those who are invited, clockwise from the hero who begins. */
function invited(game: State, seat: Seat, text: string): Seat[] {
  const seats = listed(text).map((name) => game.seats.findIndex(({ kind }) => kind === name));
  const turn = (other: Seat): number => (other - seat + game.seats.length) % game.seats.length;
  return seats.sort((a, b) => turn(a) - turn(b));
}

/** `17`, `17w` with a wineskin, `17h` with a herb, `+1` and `-1` for farmers. */
function walk(seat: Seat, path: string): Item[] {
  return path
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((part) => {
      if (/^[+-]\d+$/.test(part)) return { seat, step: 'walk', choice: (game) => lead(game, part) };
      const step = Number.parseInt(part, 10);
      if (part.endsWith('w')) return item(seat, 'walk', { step, by: 'wineskin' });
      if (part.endsWith('h'))
        return { seat, step: 'walk', choice: (game) => ({ step, by: herbOf(game, seat) }) };
      return item(seat, 'walk', { step });
    });
}

const walking = ({ agenda }: State): WalkFrame | undefined =>
  agenda.findLast((frame): frame is WalkFrame => frame.do === 'walk');

const lead = (game: State, part: string): unknown => ({
  farmers: (walking(game)?.led ?? 0) + Number(part),
});

function herbOf(game: State, seat: Seat): string {
  if ((walking(game)?.herb ?? 0) > 0) return 'herb';
  return at(game.seats, seat).items.find((thing) => thing.startsWith('herb')) ?? 'herb';
}

function freeAnswers(game: State, seat: Seat, command: Command): Item[] | undefined {
  const { verb, rest } = command;
  const hero = at(game.seats, seat);
  const free = (action: FreeAction): Item[] => [item(seat, 'anytime', action)];
  switch (verb) {
    case 'well':
    case 'fog':
      return rest === '' ? free(verb) : undefined;
    case 'buy':
      return [{ seat, step: 'anytime', choice: (now) => purchase(now, seat, rest) }];
    case 'trade':
    case 'falcon':
      return deal(game, seat, verb, rest);
    case 'telescope':
      return rest.split(/\s+/).map((space) => item(seat, 'anytime', { telescope: Number(space) }));
    case 'take':
      return free({ take: lying(game, hero.space, rest) });
    case 'drop':
      return free({ drop: held(game, seat, rest) });
    case 'use':
      return free({ useHerb: spell(rest) });
    case 'claim':
      return free({ claim: `golden ${rest}` });
    default:
      return undefined;
  }
}

/** `strength 2 using gem 4`, `brew using gem 2, gold 1`. */
function purchase(game: State, seat: Seat, text: string): unknown {
  const [ware = '', coins = ''] = text.split(/\s+using\s+/);
  const [buy, count = '1'] = ware.trim().split(/\s+/);
  const paid = listed(coins).map(spell);
  const gems = paid.filter((it) => it.startsWith('gem')).map(numberOn);
  gems.sort((a, b) => b - a);
  const what = buy === 'strength' ? { buy, count: Number(count) } : { buy };
  const choice = gems.length > 0 ? { ...what, gems } : what;
  const gold = paid.find((it) => it.startsWith('gold'));
  // Gold that is named must be what is missing.
  if (gold && numberOn(gold) > at(game.seats, seat).gold) return null;
  return choice;
}

function deal(game: State, seat: Seat, verb: 'trade' | 'falcon', text: string): Item[] | undefined {
  const [, name = '', goods = ''] = /^(\w+)\s*(.*)$/.exec(text) ?? [];
  const other = game.seats.findIndex(({ kind }) => kind === name);
  if (other < 0) return undefined;
  const [, give = '', , get = ''] = /^(?:give\s+(.*?))?(\s*\bget\s+(.*))?$/.exec(goods) ?? [];
  return [
    item(seat, 'anytime', { [verb]: other }),
    ...listed(give).map((word) => item(seat, 'trade', { give: held(game, seat, word) })),
    ...listed(get).map((word) => item(seat, 'trade', { get: held(game, other, word) })),
    item(seat, 'trade', 'done'),
    item(other, 'agree', 'yes'),
  ];
}

/** What a hero holds under this name; gold and gems come from the purse. */
function held(game: State, seat: Seat, word: string): string {
  const { items, gems, gold } = at(game.seats, seat);
  if (spell(word) === 'gold') return `gold${gold}`;
  if (spell(word) === 'gem') return `gem${gems[0] ?? ''}`;
  return meantBy(items, word);
}

function lying(game: State, space: number, word: string): string {
  const there = game.ground[space] ?? [];
  const thing = spell(word);
  if (/^gold\d+$/.test(thing)) return thing;
  const found = there.includes(thing)
    ? thing
    : there.find((it) => sortOf(it) === thing || it === `${thing}?`);
  if (found === undefined) return thing;
  return found.endsWith('?') ? `${sortOf(found)}?` : found;
}
