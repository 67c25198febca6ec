import { apiBase } from '@tenfold/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, NotFound } from '../errors/app-error.ts';

const headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

export async function registerApi(
  app: FastifyInstance,
  registerFeatures: (api: FastifyInstance) => Promise<void>,
): Promise<void> {
  await app.register(
    async (api) => {
      api.addHook('onRequest', (_request, reply, done) => {
        reply.headers(headers);
        done();
      });
      // A form of another site can send text/plain without a preflight.
      api.removeContentTypeParser('text/plain');
      // A JSON body may be left out, whatever its type says.
      const readJson = api.getDefaultJsonParser('error', 'error');
      api.removeContentTypeParser('application/json');
      api.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
        body === '' ? done(null, {}) : readJson(request, body, done),
      );
      await registerFeatures(api);
      api.all('/*', (request, reply) => {
        const [path = ''] = request.url.slice(apiBase.length).split('?');
        const allowed = methodsAt(app, path);
        if (allowed.length === 0) throw nothingAt(request);
        reply.header('allow', allowed.join(', '));
        throw new AppError('method_not_allowed', `${request.method} isn’t allowed here.`);
      });
    },
    { prefix: apiBase },
  );
  app.all('/api/*', (request) => {
    throw nothingAt(request);
  });
}

function nothingAt(request: FastifyRequest): NotFound {
  return new NotFound(`Nothing found at ${request.url}.`);
}

function methodsAt(app: FastifyInstance, path: string): string[] {
  return [...app.calls.keys()].flatMap((key) => {
    const [method = '', pattern = ''] = key.split(' ');
    if (!matcherOf(pattern).test(path)) return [];
    return method === 'GET' ? ['GET', 'HEAD'] : [method];
  });
}

function matcherOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}/?$`);
}
