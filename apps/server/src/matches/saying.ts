import type { ReplyOf } from '@meadhall/protocol';
import type { Person } from '../hall.ts';
import { addLine } from './chat.ts';
import { checkLook, seatsOf } from './match.ts';
import { chatText } from './messages.ts';
import type { Table } from './table.ts';

/** Says something at a table; everybody around it hears it. */
export async function sayAt(table: Table, who: Person, text: string): Promise<ReplyOf<'say'>> {
  const { house, id } = table;
  const { match } = table.told;
  // Whoever watches has shown an invitation when they came in.
  if (!table.connected(who.id)) checkLook(match, who, undefined);
  const [seat = null] = seatsOf(match, who);
  const { id: person, name } = who;
  const line = await addLine(house.storage, id, { at: house.now(), person, name, seat, text });
  table.tellLine(line.id, chatText(id, line));
  house.bus.publish({ match: id, what: 'chat', n: line.id });
  return line;
}
