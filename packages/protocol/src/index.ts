// The public face: every message between a client and the server. A browser imports its types only.
export * from './common.ts';
export { EXAMPLES, type Example } from './examples.ts';
export * from './live.ts';
export * from './matches.ts';
export * from './matchRoutes.ts';
export * from './people.ts';
export * from './peopleRoutes.ts';
export * from './problem.ts';
export * from './route.ts';
export * from './routes.ts';
export * from './tableRoutes.ts';
