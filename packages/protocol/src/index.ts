// The public face: every message between a client and the server. A browser imports its types only.
export * from './common.ts';
export * from './live.ts';
export * from './matches.ts';
export * from './people.ts';
export * from './problem.ts';
export * from './routes.ts';
