// A process of its own: a Colyseus room of two whose every message changes a table as large as ours.
import { createServer } from 'node:http';
import { type Client, Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { newTable } from './peer-table.ts';

const Seat = schema(
  {
    bid: t.number(),
    gem: t.number(),
    name: t.string(),
    coins: t.array('number'),
    army: t.array('number'),
    heroes: t.array('string'),
  },
  'Seat',
);
const Table = schema(
  {
    round: t.number(),
    taverns: t.array('number'),
    treasury: t.array('number'),
    discard: t.array('number'),
    pool: t.array('string'),
    seats: t.array(Seat),
  },
  'Table',
);

/** With the library's own 50 ms between patches, or with a patch after every message. */
const tuned = process.env['TUNED'] === '1';

class Load extends Room {
  override state = filled();
  override maxClients = 2;
  override patchRate = tuned ? null : 50;

  override onCreate(): void {
    this.onMessage('bid', (client: Client, coin: number) => {
      const seat = this.state.seats[this.clients.indexOf(client)];
      if (seat) seat.bid = coin;
      this.state.round++;
      if (tuned) this.broadcastPatch();
    });
  }
}

function filled() {
  const { taverns, treasury, discard, pool, seats } = newTable();
  const table = new Table();
  table.round = 0;
  table.taverns.push(...taverns.flat());
  table.treasury.push(...treasury);
  table.discard.push(...discard);
  table.pool.push(...pool);
  for (const { bid, gem, name, coins, army, heroes } of seats) {
    const seat = new Seat();
    Object.assign(seat, { bid, gem, name });
    seat.coins.push(...coins);
    seat.army.push(...army.flat());
    seat.heroes.push(...heroes);
    table.seats.push(seat);
  }
  return table;
}

const server = new Server({
  greet: false,
  transport: new WebSocketTransport({ server: createServer(), perMessageDeflate: false }),
});
server.define('load', Load);
await server.listen(Number(process.env['PORT']), '127.0.0.1');
process.send?.('listening');
