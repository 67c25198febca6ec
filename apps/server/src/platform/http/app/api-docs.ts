import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { brand } from '@tenfold/contract/brand';
import { apiBase } from '@tenfold/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { registerPageHeaders } from '../pages/page-headers.ts';

const url = `${apiBase}/openapi.json`;

export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  let text: string | null = null;
  app.get(url, async (_request, reply) => {
    text ??= await describeCalls(app.publicOrigin ?? '/');
    return reply.header('content-type', 'application/json; charset=utf-8').send(text);
  });
  await app.register(
    async (docs) => {
      // Swagger UI loads its icons from data: URLs.
      registerPageHeaders(docs, { images: ['data:'] });
      docs.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
      docs.get('/start.js', async (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').send(start),
      );
      await docs.register(fastifyStatic, { root: swaggerFiles(), prefix: '/ui/', decorateReply: false });
    },
    { prefix: '/api/docs' },
  );
}

async function describeCalls(origin: string): Promise<string> {
  const [{ openApiDocument }, { calls }] = await Promise.all([
    import('../../openapi/index.ts'),
    import('@tenfold/contract/calls'),
  ]);
  return JSON.stringify(openApiDocument(calls, origin));
}

function swaggerFiles(): string {
  const plugin = createRequire(import.meta.url).resolve('@fastify/swagger-ui');
  return join(dirname(plugin), 'static');
}

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand.name} API</title>
<link rel="icon" href="/api/docs/ui/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/ui/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/ui/index.css">
</head>
<body>
<main id="swagger-ui"></main>
<script src="/api/docs/ui/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const start = `SwaggerUIBundle({ url: ${JSON.stringify(url)}, dom_id: '#swagger-ui', deepLinking: true });\n`;
