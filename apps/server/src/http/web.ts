import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ConfigError } from '../config.ts';

/** The client that was built beside this server. */
const BESIDE = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Answers an address that the client itself understands; says whether it did. */
type WebPage = (request: FastifyRequest, reply: FastifyReply) => boolean;

/** Serves the web client, if it has been built. */
export async function serveWeb(app: FastifyInstance, webDir: string | undefined): Promise<WebPage> {
  const root = resolve(webDir ?? BESIDE);
  if (!existsSync(join(root, 'index.html'))) {
    if (webDir !== undefined)
      throw new ConfigError([
        `WEB_DIR is "${webDir}", but there is no index.html. Name the folder the web client was built into, or leave it unset.`,
      ]);
    app.log.warn('the web client is not built: only the interface is served');
    return () => false;
  }
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    // Whatever an operator keeps there under a hidden name is nobody's business; the library would show it.
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      // Names of assets carry a digest of what is in them: they never change.
      const forever = path.startsWith(join(root, 'assets'));
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return ({ method, url }, reply) => {
    const path = url.split('?', 1)[0] ?? '';
    const isPage = !path.split('/').at(-1)?.includes('.');
    if (!isPage || (method !== 'GET' && method !== 'HEAD')) return false;
    reply.sendFile('index.html');
    return true;
  };
}
