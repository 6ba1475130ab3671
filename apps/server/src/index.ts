// The public face of the server: to start one, and to build one around other parts.
export { type App, buildApp, type Deps } from './app.ts';
export { type Config, ConfigError, readConfig } from './config.ts';
export { type Running, startServer } from './server.ts';
export { multiplyMatches } from './storage/multiply.ts';
