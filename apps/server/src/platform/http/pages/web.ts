import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { registerPages } from './pages.ts';
import type { PageDeps, WebSource } from './web-build.ts';

const webFolder = fileURLToPath(new URL('../../../../../web/', import.meta.url));
const clientFolder = join(webFolder, 'build/client');
const serverBuild = join(webFolder, 'build/server/index.js');

export async function registerWeb(app: FastifyInstance, deps: PageDeps): Promise<void> {
  if (deps.vitePort !== null) return registerPages(app, await viteSource(app, deps.vitePort), deps);
  if (!existsSync(serverBuild)) {
    deps.log.warn('The web client isn’t built. Run `npm start` to build it.');
    return;
  }
  await registerFiles(app);
  await registerPages(app, builtSource(), deps);
}

async function viteSource(app: FastifyInstance, port: number): Promise<WebSource> {
  const { openVite } = await import('./dev-web.ts');
  return openVite(app, port);
}

function builtSource(): WebSource {
  const build = import(pathToFileURL(serverBuild).href);
  return { mode: 'production', build: () => build };
}

/** Names under assets/ contain a hash, so they never change. The build wrote their compressed forms. */
async function registerFiles(app: FastifyInstance): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onRequest', (_request, reply, done) => {
      reply.header('cross-origin-resource-policy', 'same-origin');
      done();
    });
    await files.register(fastifyStatic, {
      root: clientFolder,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.{br,gz}'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const immutable = path.includes('/assets/');
        reply.header(
          'cache-control',
          immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
  });
}
