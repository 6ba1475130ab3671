import { type Player, Rendezvous, type Table } from './rival.ts';
import { Wire } from './wire.ts';

const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const ROOM_STATE = 14;
const ROOM_STATE_PATCH = 15;
/** The code of a message without what may modify it. */
const CODE = 31;

/** Speaks Colyseus's wire format directly and leaves patches undecoded, which spares its clients their work. */
export const colyseus: Player = {
  prepare: async () => {},
  open: async ({ url }) => {
    let met = new Rendezvous();
    let answered = 0;
    const patches = [0, 0];
    const join = async (path: string, person: 0 | 1): Promise<[Wire, string]> => {
      const reply = await fetch(`${url}/matchmake/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      const seat = (await reply.json()) as Seat;
      const roomId = seat.roomId ?? seat.room?.roomId ?? '';
      const processId = seat.processId ?? seat.room?.processId ?? '';
      let shown: () => void = () => {};
      const ready = new Promise<void>((done) => {
        shown = done;
      });
      const wire = await Wire.open(
        `${url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${seat.sessionId}`,
        {},
        (message, it) => {
          const code = (message[0] ?? 0) & CODE;
          if (code === JOIN_ROOM) it.send(Buffer.from([JOIN_ROOM]));
          else if (code === ROOM_STATE) shown();
          else if (code === ROOM_STATE_PATCH) {
            patches[person] = (patches[person] ?? 0) + 1;
            met.see(person, patches[person] ?? 0);
          }
        },
      );
      await ready;
      return [wire, roomId];
    };
    const [first, roomId] = await join('create/load', 0);
    const [second] = await join(`joinById/${roomId}`, 1);
    // Both begin to count when the room is quiet, for joining is news as well.
    await new Promise((done) => setTimeout(done, 150));
    patches.fill(0);
    met = new Rendezvous();
    const wires = [first, second] as const;
    const table: Table = {
      answer() {
        const person = answered % 2;
        // A patch may hold more than one answer, but no answer is sent before the last was heard of.
        const waited = met.wait(Math.max(...patches) + 1);
        patches.fill(Math.max(...patches));
        answered++;
        wires[person as 0 | 1].send(
          Buffer.from([ROOM_DATA, 0xa3, ...Buffer.from('bid'), answered % 100]),
        );
        return waited;
      },
      received: () => first.bytes + second.bytes,
      close() {
        for (const wire of wires) wire.close();
      },
    };
    return table;
  },
};

interface Seat {
  sessionId: string;
  roomId?: string;
  processId?: string;
  room?: { roomId: string; processId: string };
}
