import { request as forward } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ESModulesEvaluator, ModuleRunner, type ModuleRunnerTransport } from 'vite/module-runner';
import type { WebBuild, WebSource } from './web-build.ts';

/** Paths of the client's sources, as its modules name them. */
const ofVite = /^\/(@|app\/|node_modules\/)/;

/**
 * Screens as vite, in the process that started this one, compiles them (`scripts/dev-server.mjs`).
 *
 * @param port of vite, which also serves what the browser loads
 */
export function openVite(app: FastifyInstance, port: number): WebSource {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.url === undefined || !ofVite.test(raw.url)) return;
    reply.hijack();
    const { method, url: path, headers } = raw;
    const sent = forward({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      reply.raw.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply.raw);
    });
    sent.on('error', () => reply.raw.writeHead(502).end());
    raw.pipe(sent);
  });
  const runner = new ModuleRunner({ transport: parentTransport() }, new ESModulesEvaluator());
  app.addHook('onClose', () => runner.close());
  return {
    mode: 'development',
    build: () => runner.import<WebBuild>('virtual:react-router/server-build'),
  };
}

type FromParent =
  | { readonly hot: Parameters<Parameters<NonNullable<ModuleRunnerTransport['connect']>>[0]['onMessage']>[0] }
  | {
      readonly id: number;
      readonly result: Awaited<ReturnType<NonNullable<ModuleRunnerTransport['invoke']>>>;
    };

function parentTransport(): ModuleRunnerTransport {
  const waiting = new Map<number, (result: Extract<FromParent, { id: number }>['result']) => void>();
  let last = 0;
  return {
    connect({ onMessage }) {
      process.on('message', (message: FromParent) => {
        if ('hot' in message) return onMessage(message.hot);
        waiting.get(message.id)?.(message.result);
        waiting.delete(message.id);
      });
    },
    invoke(invoke) {
      last += 1;
      const id = last;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        process.send?.({ id, invoke });
      });
    },
  };
}
