// Lines of one hero in a battle.
import type { Seat } from '@meadhall/kernel';
import type { State } from '../model.ts';
import { type Command, type Item, item, seatNamed } from './line.ts';
import { spell } from './spelling.ts';

export function answersInBattle(
  game: State,
  seat: Seat,
  { verb, rest, text }: Command,
  step: string,
): Item[] | undefined {
  switch (step) {
    case 'join':
      if (text === 'join') return [item(seat, 'join', 'yes')];
      return text === 'decline' ? [item(seat, 'join', 'no')] : undefined;
    case 'rollMode':
      return text === 'together' || text === 'single' ? [item(seat, 'rollMode', text)] : undefined;
    case 'flip':
      return verb === 'flip' ? flip(game, seat, rest) : undefined;
    case 'enhance':
      return verb === 'helm' || verb === 'brew'
        ? [item(seat, 'enhance', { [verb]: Number(rest) })]
        : undefined;
    case 'herb':
      return verb === 'herb' ? [item(seat, 'herb', spell(text))] : undefined;
    case 'suffer':
    case 'flame':
      return text === 'shield' ? [item(seat, step, 'shield')] : undefined;
    case 'stay':
      return text === 'stay' || text === 'leave' ? [item(seat, 'stay', text)] : undefined;
    default:
      return undefined;
  }
}

/** `archer 2`, `wizard b8`: only the dice of the hero who has just rolled. */
function flip(game: State, seat: Seat, text: string): Item[] | undefined {
  const [name = '', face = ''] = text.split(/\s+/);
  const frame = game.agenda.at(-1);
  if (frame?.do !== 'flip' || frame.roller !== seatNamed(game, name)) return undefined;
  return [item(seat, 'flip', face.startsWith('b') ? face : Number(face))];
}
