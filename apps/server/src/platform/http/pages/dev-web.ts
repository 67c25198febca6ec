import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { WebBuild, WebSource } from './web-build.ts';

/** Sharing the server's upgrades breaks both, so its socket has the next port. */
export async function startVite(app: FastifyInstance, root: string, port: number): Promise<WebSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: port + 1 } },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  return {
    mode: 'development',
    build: () =>
      vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<WebBuild>,
  };
}
