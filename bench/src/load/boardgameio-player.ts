import { WebSocket } from 'ws';
import { type Player, Rendezvous, type Table } from './rival.ts';

/** Speaks socket.io's wire format directly: lighter than its client, so the server has more of the machine. */
export const boardgameio: Player = {
  prepare: async () => {},
  open: async (url, index) => {
    const match = `load-${index}`;
    const met = new Rendezvous();
    let bytes = 0;
    let stateId = 0;
    const connect = (person: 0 | 1): Promise<WebSocket> =>
      new Promise((done, failed) => {
        const socket = new WebSocket(
          `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
        );
        socket.on('error', failed);
        socket.on('message', (data: Buffer) => {
          bytes += data.length;
          const text = data.toString();
          if (text.startsWith('0')) socket.send('40/load,');
          else if (text === '2') socket.send('3');
          else if (text.startsWith('40/load,'))
            emit(socket, 'sync', match, String(person), null, 2);
          else if (text.startsWith('42/load,')) {
            const [name, , state] = JSON.parse(text.slice(8)) as [
              string,
              unknown,
              { _stateID: number },
            ];
            if (name === 'sync') done(socket);
            if (name !== 'update') return;
            stateId = Math.max(stateId, state._stateID);
            met.see(person, state._stateID);
          }
        });
      });
    const sockets = [await connect(0), await connect(1)] as const;
    let turn = 0;
    const table: Table = {
      answer() {
        const person = turn++ % 2;
        const waited = met.wait(stateId + 1);
        const payload = { type: 'bid', args: [turn % 6], playerID: String(person) };
        emit(
          sockets[person as 0 | 1],
          'update',
          { type: 'MAKE_MOVE', payload },
          stateId,
          match,
          String(person),
        );
        return waited;
      },
      received: () => bytes,
      close() {
        for (const socket of sockets) socket.close();
      },
    };
    return table;
  },
};

const emit = (socket: WebSocket, ...message: unknown[]): void =>
  socket.send(`42/load,${JSON.stringify(message)}`);
