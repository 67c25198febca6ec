import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnOne } from '../../../platform/db/databases-fixture.ts';
import type { RecordedJobs } from '../../../platform/jobs/recorded-jobs.fixture.ts';
import { type ContentServer, openContentServer } from '../content-server.fixture.ts';
import { delivered } from '../delivered/index.ts';
import { guidelinesFileQueue } from './guidelines-queue.ts';
import { registerGuidelinesFile } from './pdf-file.ts';

describeOnOne('a document of the site', (open) => {
  let server: ContentServer;
  beforeAll(async () => {
    server = await openContentServer(await open(), {}, registerGuidelinesFile);
  });
  afterAll(() => server.close());

  const publish = (content: object, basedOn: number, whatChanged: string) =>
    server.post(
      '/content/publish',
      { block: { key: 'guidelines', content }, based_on: basedOn, what_changed: whatChanged },
      'cora',
    );
  const read = async (query = '') => (await server.get(`/documents/guidelines${query}`, {}, null)).json();
  const pdf = (etag = '') => server.get('/files/community-guidelines.pdf', { 'if-none-match': etag }, null);

  test('says what changed in each version, and keeps them all', async () => {
    expect(await read()).toMatchObject({ version: 0, published_at: null, versions: [{ version: 0 }] });
    await publish({ ...delivered.guidelines, intro: 'Welcome.' }, 0, 'A word of welcome');
    expect(await read()).toMatchObject({
      version: 1,
      latest_version: 1,
      intro: 'Welcome.',
      versions: [{ version: 1, what_changed: 'A word of welcome' }, { version: 0 }],
    });
    expect(await read('?version=0')).toMatchObject({ version: 0, latest_version: 1, intro: null });
    expect((await server.get('/documents/guidelines?version=7', {}, null)).statusCode).toBe(404);
  });

  test('is a PDF made once for each version', async () => {
    const first = await pdf();
    expect(first.headers['content-type']).toBe('application/pdf');
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.rawPayload.toString('latin1')).toContain('/StructTreeRoot');
    const etag = String(first.headers.etag);
    expect((await pdf(etag)).statusCode).toBe(304);
    await publish({ ...delivered.guidelines, intro: 'Welcome again.' }, 1, '');
    const second = await pdf(etag);
    expect([second.statusCode, second.headers.etag === etag]).toEqual([200, false]);
  });
  test('is a PDF that publishing and putting back have made, for every process', async () => {
    const sent = () =>
      (server.jobs as RecordedJobs).sent.filter(({ queue }) => queue === 'guidelines-file').length;
    const before = sent();
    await publish({ ...delivered.guidelines, intro: 'Made at once.' }, 2, '');
    expect(sent()).toBe(before + 1);
    await guidelinesFileQueue(server).perform({}, new AbortController().signal, '');
    const { rows } = await sql<{ version: number; content: Buffer }>`
      select version, content from content_file`.execute(server.db);
    expect(rows).toMatchObject([{ version: 3 }]);
    expect((await pdf()).rawPayload.equals(rows[0]?.content ?? Buffer.of())).toBe(true);
    await server.post('/content/guidelines/versions/1/put-back', { based_on: 3 }, 'cora');
    expect(sent()).toBe(before + 2);
  });

  test('that nobody has made is made when it is asked for, and kept', async () => {
    await sql`delete from content_file`.execute(server.db);
    expect((await pdf()).statusCode).toBe(200);
    const { rows } = await sql`select version from content_file`.execute(server.db);
    expect(rows).toEqual([{ version: 4 }]);
  });
});
