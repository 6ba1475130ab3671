// The public face of the kernel: everything a game, a bot, the server or a client may rely on.
export * from './agenda.ts';
export * from './check.ts';
export * from './json.ts';
export * from './options.ts';
export * from './record.ts';
export * from './rng.ts';
export * from './rules.ts';
export * from './secret.ts';
export * from './sheet.ts';
