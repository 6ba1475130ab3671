import { LiveConnection, type Socket } from './connection.ts';

let connection: LiveConnection | null = null;

/** The one live connection of this page. */
export function live(): LiveConnection {
  if (connection) return connection;
  const made = new LiveConnection(() => {
    const address = new URL('/api/v1/live', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    return new WebSocket(address) as unknown as Socket;
  });
  addEventListener('online', () => made.wake());
  addEventListener('offline', () => made.offline());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') made.wake();
  });
  connection = made;
  return made;
}
