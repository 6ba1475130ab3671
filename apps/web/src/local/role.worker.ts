// One worker file for both roles, so that the rules of a game are built and kept once. What comes before a role
// is taken waits in its port.
interface Role {
  role: 'host' | 'thinker';
  ports: MessagePort[];
}

addEventListener(
  'message',
  ({ data: { role, ports } }: MessageEvent<Role>) => {
    const [port, thinker] = ports as [MessagePort, MessagePort];
    if (role === 'host') void import('./hostRole.ts').then(({ host }) => host(port, thinker));
    else void import('./thinkerRole.ts').then(({ thinkFor }) => thinkFor(port));
  },
  { once: true },
);
