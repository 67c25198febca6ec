import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnOne } from '../../../platform/db/databases-fixture.ts';
import { type ContentServer, openContentServer } from '../content-server.fixture.ts';
import { delivered } from '../delivered/index.ts';
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
});
