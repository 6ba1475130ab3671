import { type Player, Rendezvous, type Table } from './rival.ts';
import { Wire } from './wire.ts';

const STATE_ID = Buffer.from('"_stateID":');

/** Speaks socket.io's wire format directly and reads only the number of a position: its clients are spared their work. */
export const boardgameio: Player = {
  prepare: async () => {},
  open: async ({ url }, index) => {
    const match = `load-${index}`;
    const met = new Rendezvous();
    let stateId = 0;
    const connect = async (person: 0 | 1): Promise<Wire> => {
      let synced: () => void = () => {};
      const ready = new Promise<void>((done) => {
        synced = done;
      });
      const hear = (message: Buffer, wire: Wire): void => {
        const head = message.toString('latin1', 0, 20);
        if (head.startsWith('0')) wire.send('40/load,');
        else if (head === '2') wire.send('3');
        else if (head.startsWith('40/load,')) emit(wire, 'sync', match, String(person), null, 2);
        else if (head.startsWith('42/load,["sync"')) synced();
        else if (head.startsWith('42/load,["update"')) {
          const n = numberAfter(message, STATE_ID);
          stateId = Math.max(stateId, n);
          met.see(person, n);
        }
      };
      const path = '/socket.io/?EIO=4&transport=websocket';
      const opened = await Wire.open(`${url.replace('http', 'ws')}${path}`, {}, hear);
      await ready;
      return opened;
    };
    const wires = [await connect(0), await connect(1)] as const;
    let turn = 0;
    const table: Table = {
      answer() {
        const person = turn++ % 2;
        const waited = met.wait(stateId + 1);
        const payload = { type: 'bid', args: [turn % 6], playerID: String(person) };
        emit(
          wires[person as 0 | 1],
          'update',
          { type: 'MAKE_MOVE', payload },
          stateId,
          match,
          String(person),
        );
        return waited;
      },
      received: () => wires[0].bytes + wires[1].bytes,
      close() {
        for (const wire of wires) wire.close();
      },
    };
    return table;
  },
};

const emit = (wire: Wire, ...message: unknown[]): void =>
  wire.send(`42/load,${JSON.stringify(message)}`);

/** The number that follows some text: read without reading the rest. */
function numberAfter(message: Buffer, text: Buffer): number {
  const from = message.indexOf(text);
  if (from < 0) throw new Error(`no ${text.toString()} in ${message.toString('utf8', 0, 200)}`);
  let n = 0;
  for (let i = from + text.length; i < message.length; i++) {
    const digit = (message[i] as number) - 48;
    if (digit < 0 || digit > 9) break;
    n = 10 * n + digit;
  }
  return n;
}
