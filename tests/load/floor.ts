import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import pg from 'pg';

/** Fixed bytes from the bare framework: FLOOR_URL is fetched once, its answer is sent from then on. */
const {
  FLOOR_URL = '',
  FLOOR_HEADERS = '{}',
  FLOOR_BODY = '',
  FLOOR_DATABASE_URL = '',
  PORT = '0',
} = process.env;
const app = fastify();

const compressed = await rawBytes();
const text = brotliDecompressSync(compressed).toString();

app.route({
  method: ['GET', 'POST'],
  url: '/ready',
  handler: (_request, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-encoding', 'br')
      .send(compressed),
});

if (FLOOR_DATABASE_URL !== '') {
  const pool = new pg.Pool({ connectionString: FLOOR_DATABASE_URL, max: 10 });
  await pool.query('create unlogged table if not exists floor_text (id int primary key, body text)');
  await pool.query(
    'insert into floor_text values (1, $1) on conflict (id) do update set body = excluded.body',
    [text],
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

await app.listen({ host: '127.0.0.1', port: Number(PORT) });
process.stdout.write(`ready http://127.0.0.1:${PORT}\n`);
process.on('SIGTERM', () => process.exit(0));

/** fetch decompresses; the floor must send compressed bytes. */
function rawBytes(): Promise<Buffer> {
  const headers = {
    ...JSON.parse(FLOOR_HEADERS),
    'accept-encoding': 'br',
    ...(FLOOR_BODY !== '' && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const method = FLOOR_BODY === '' ? 'GET' : 'POST';
    request(FLOOR_URL, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    })
      .on('error', reject)
      .end(FLOOR_BODY);
  });
}
