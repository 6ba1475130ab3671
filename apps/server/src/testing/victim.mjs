// A server that is killed while it works: it plays matches with itself and says aloud what was acknowledged. It runs the
// compiled modules, as a real server does. Standard input: `go` begins.
import { writeSync } from 'node:fs';
import { BotPool } from '../../dist/bots/pool.js';
import { MemoryBus } from '../../dist/bus/memory.js';
import { PostgresBus } from '../../dist/bus/postgres.js';
import { MatchHall } from '../../dist/matches/matchHall.js';
import { openPostgres } from '../../dist/storage/postgres.js';
import { openSqlite } from '../../dist/storage/sqlite.js';

const [place, seats, matches] = process.argv.slice(2);
const mine = seats.split(',').map(Number);
const people = [0, 1, 2].map((seat) => ({
  id: `person-seat-${seat}`,
  name: `Seat ${seat}`,
  language: 'en',
}));
const say = (line) => writeSync(1, `${line}\n`);

await new Promise((resolve) => process.stdin.once('data', resolve));

const onPostgres = place.startsWith('postgres:');
const storage = onPostgres
  ? await openPostgres(place, { connections: 4 })
  : await openSqlite(place);
const bus = onPostgres ? new PostgresBus(place) : new MemoryBus();
if (onPostgres) await bus.connect();
const complain = (error) => say(`complaint ${String(error?.stack ?? error).replaceAll('\n', ' ')}`);
const hall = new MatchHall({ storage, bus, bots: new BotPool(), complain });
await hall.start();

const watched = new Set();

async function watch(match, seat) {
  const who = people[seat];
  const hear = (text) => {
    const message = JSON.parse(text);
    if (message.say !== 'table' && message.say !== 'moved') return;
    const ask = message.eyes[0]?.asks[0];
    if (!ask) return;
    const choice = ask.options[Math.floor(Math.random() * ask.options.length)];
    const body = { seat, step: ask.step, choice, n: message.n };
    hall.answer(who, match, body).then(
      ({ n }) => say(`ack ${match} ${n} ${JSON.stringify({ seat, step: ask.step, choice })}`),
      ({ kind, stack }) => {
        if (kind !== 'tooLate') say(kind === undefined ? `complaint ${stack}` : `refused ${kind}`);
      },
    );
  };
  await hall.watch(who, match, undefined, hear);
}

/** Joins every match there is; the first node sees to it that there are enough. */
async function join() {
  const { matches: open } = await hall.publicMatches(null, { limit: 100 });
  for (let missing = Number(matches) - open.length; missing > 0 && mine[0] === 0; missing--) {
    const info = await hall.newMatch(people[0], {
      game: 'nidavellir',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      visibility: 'public',
      clock: { kind: 'none' },
    });
    for (const seat of [1, 2]) await hall.sit(people[seat], info.id, seat, {});
    for (const seat of [1, 2]) await hall.ready(people[seat], info.id, { ready: true });
    open.push(info);
  }
  for (const { id } of open)
    for (const seat of mine)
      if (!watched.has(`${id} ${seat}`)) {
        watched.add(`${id} ${seat}`);
        await watch(id, seat);
      }
}

say('ready');
for (;;) {
  await join();
  await new Promise((resolve) => setTimeout(resolve, 50));
}
