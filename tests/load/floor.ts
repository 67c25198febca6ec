import { type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import pg from 'pg';

/**
 * Fixed bytes from the bare framework: FLOOR_URL is fetched once, its answer is sent from then on; with FLOOR_WHOLE its
 * headers too. FLOOR_SESSIONS_URL is the database whose sessions `/checked` asks for, as the product does.
 */
const {
  FLOOR_URL = '',
  FLOOR_HEADERS = '{}',
  FLOOR_BODY = '',
  FLOOR_WHOLE = 'no',
  FLOOR_DATABASE_URL = '',
  FLOOR_SESSIONS_URL = '',
  PORT = '0',
} = process.env;
const app = fastify();

const { bytes, headers: received } = await rawAnswer();
const headers =
  FLOOR_WHOLE === 'yes'
    ? received
    : { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'br' };

app.route({
  method: ['GET', 'POST'],
  url: '/ready',
  handler: (_request, reply) => reply.headers(headers).send(bytes),
});

if (FLOOR_DATABASE_URL !== '') {
  const pool = new pg.Pool({ connectionString: FLOOR_DATABASE_URL, max: 10 });
  await pool.query('create unlogged table if not exists floor_text (id int primary key, body text)');
  await pool.query(
    'insert into floor_text values (1, $1) on conflict (id) do update set body = excluded.body',
    [brotliDecompressSync(bytes).toString()],
  );
  app.get('/text', async (_request, reply) => {
    const { rows } = await pool.query({
      name: 'floor',
      text: 'select body from floor_text where id = $1',
      values: [1],
    });
    return reply.header('content-type', 'application/json; charset=utf-8').send(rows[0].body);
  });
}

if (FLOOR_SESSIONS_URL !== '') {
  const authenticate = await sessionsOf(FLOOR_SESSIONS_URL);
  app.get('/checked', async (request, reply) => {
    const [, token = ''] = request.headers.authorization?.split(' ') ?? [];
    return (await authenticate(token)) === null ? reply.code(401).send() : reply.headers(headers).send(bytes);
  });
}

await app.listen({ host: '127.0.0.1', port: Number(PORT) });
process.stdout.write(`ready http://127.0.0.1:${PORT}\n`);
process.on('SIGTERM', () => process.exit(0));

/** The product's own check: a session is known in memory, and its changes are asked for once a second. */
async function sessionsOf(databaseUrl: string) {
  const { openProductSessions } = await import('../world/product-sessions.ts');
  const { changes, sessions } = await openProductSessions({ DATABASE_URL: databaseUrl });
  changes.watch();
  return sessions.authenticate;
}

/** fetch decompresses; the floor must send compressed bytes. */
function rawAnswer(): Promise<{ bytes: Buffer; headers: Record<string, string | string[]> }> {
  const sent = {
    ...JSON.parse(FLOOR_HEADERS),
    'accept-encoding': 'br',
    ...(FLOOR_BODY !== '' && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const method = FLOOR_BODY === '' ? 'GET' : 'POST';
    request(FLOOR_URL, { method, headers: sent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ bytes: Buffer.concat(chunks), headers: ownHeaders(response) }));
    })
      .on('error', reject)
      .end(FLOOR_BODY);
  });
}

/** Those of this answer alone; the rest is the framework's. */
function ownHeaders({ headers }: IncomingMessage): Record<string, string | string[]> {
  const others = ['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding', 'set-cookie'];
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || others.includes(name) ? [] : [[name, value]],
    ),
  );
}
