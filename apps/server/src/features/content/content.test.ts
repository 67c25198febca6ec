import { blockKeys, blocks } from '@tenfold/contract/content/blocks';
import { schemaOf } from '@tenfold/contract/content/schema-of';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeOnOne } from '../../platform/db/databases-fixture.ts';
import { emptyTables } from '../../platform/db/empty-tables.fixture.ts';
import type { TestServer } from '../company/server.fixture.ts';
import { registerTexts } from '../landing/texts/routes.ts';
import { type ContentServer, openContentServer, openOtherProcess } from './content-server.fixture.ts';
import { delivered } from './delivered/index.ts';

describe('what the product comes with', () => {
  test.each(blockKeys)('%s could be published as it is', (key) => {
    expect(schemaOf(blocks[key].fields, 'published').parse(delivered[key])).toEqual(delivered[key]);
  });
});

describeOnOne('content', (open) => {
  let server: ContentServer;
  let other: Awaited<ReturnType<typeof openOtherProcess>>;
  beforeAll(async () => {
    server = await openContentServer(await open(), {}, registerTexts);
    other = await openOtherProcess(server, registerTexts);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await emptyTables(server.db, ['content_version', 'content_draft', 'content_image'], { idsGoOn: true });
    server.content.forget();
    await other.look();
  });

  const closing = (title: string, more: object = {}) => ({
    key: 'closing',
    content: { show: true, title, subtitle: '', ...more },
  });
  const publish = (block: object, basedOn: number, by: 'cora' | 'dora' = 'cora', whatChanged = '') =>
    server.post('/content/publish', { block, based_on: basedOn, what_changed: whatChanged }, by);
  const titleIn = async (from: Pick<TestServer, 'get'>) =>
    (await from.get('/landing/subsections', {}, null)).json().closing?.title;

  test('that is published is in the next answer, and within one look in those of another process', async () => {
    expect([await titleIn(server), await titleIn(other)]).toEqual(Array(2).fill(delivered.closing.title));
    expect((await publish(closing('Begin with what you know'), 0)).json()).toMatchObject({
      live: { version: 1, published_by: 'cora', published_at: '2026-08-21T20:00:00.000Z' },
      published: closing('Begin with what you know'),
      draft: null,
    });
    expect(await titleIn(server)).toBe('Begin with what you know');
    await other.look();
    expect(await titleIn(other)).toBe('Begin with what you know');
  });

  test('is put back as a new version; nothing is deleted', async () => {
    await publish(closing('First'), 0, 'cora', 'A shorter title');
    await publish(closing('Second'), 1, 'dora');
    const back = await server.post('/content/closing/versions/1/put-back', { based_on: 2 }, 'cora');
    expect(back.json()).toMatchObject({
      live: { version: 3, put_back_from: 1 },
      published: closing('First'),
    });
    const { versions } = (await server.get('/content/closing/versions', {}, 'cora')).json();
    expect(versions).toMatchObject([
      { version: 3, published_by: 'cora', put_back_from: 1 },
      { version: 2, published_by: 'dora', what_changed: null },
      { version: 1, what_changed: 'A shorter title' },
      { version: 0, published_by: null, published_at: null },
    ]);
    expect((await server.get('/content/closing/versions/2', {}, 'cora')).json()).toMatchObject({
      block: closing('Second'),
    });
    await server.post('/content/closing/versions/0/put-back', { based_on: 3 }, 'cora');
    expect(await titleIn(server)).toBe(delivered.closing.title);
  });

  test('of two editors who began on the same version, the second is refused and keeps the draft', async () => {
    const draft = { block: closing('Mine'), based_on: 0 };
    await server.post('/content/drafts/save', draft, 'cora');
    await publish(closing('Theirs'), 0, 'dora');
    const refused = await publish(closing('Mine'), 0, 'cora');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: 'stale',
        error_message:
          'dora published version 1 while you edited. Your draft is kept. Compare before you publish.',
        current: { live: { version: 1 }, published: closing('Theirs'), draft },
      },
    ]);
    expect(await titleIn(server)).toBe('Theirs');
  });

  test('drafts may be unfinished, are the editor’s own, and say who else is editing', async () => {
    const unfinished = { block: closing(''), based_on: 0 };
    const saved = (await server.post('/content/drafts/save', unfinished, 'cora')).json();
    expect(saved).toMatchObject({ ...unfinished, revision: 1 });
    const again = { block: closing('Now'), based_on: 0, revision: 1 };
    expect((await server.post('/content/drafts/save', again, 'cora')).json().revision).toBe(2);
    const late = await server.post('/content/drafts/save', { ...again, block: closing('Late') }, 'cora');
    expect([late.statusCode, late.json().current]).toMatchObject([409, { block: closing('Now') }]);

    const seen = (await server.get('/content/closing', {}, 'dora')).json();
    expect(seen).toMatchObject({ draft: null, others_drafts: [{ editor: 'cora' }] });
    expect(JSON.stringify(seen)).not.toContain('Now');
    expect(await titleIn(server)).toBe(delivered.closing.title);
    const preview = async (by: 'cora' | 'dora') =>
      (await server.get('/landing/preview', {}, by)).json().subsections.closing.title;
    expect([await preview('cora'), await preview('dora')]).toEqual(['Now', delivered.closing.title]);

    await server.post('/content/closing/draft/delete', {}, 'cora');
    expect((await server.get('/content/closing', {}, 'cora')).json().draft).toBeNull();
  });

  test.each([
    [
      'a script',
      { title: 'Ten years <script>alert(1)</script>' },
      'title',
      'Plain text only. Remove <script>.',
    ],
    ['a comment', { title: 'Ten <!-- years -->' }, 'title', 'Plain text only. Remove <!-- years -->.'],
    ['an open tag', { subtitle: 'Ten <img src=x onerror=alert(1)' }, 'subtitle', 'Plain text only.'],
    ['bidirectional controls', { title: 'Ten\u202eyears' }, 'title', 'letters, spaces and punctuation'],
    ['nothing', { title: '  ' }, 'title', 'Write something here'],
    ['too much', { title: 'a'.repeat(61) }, 'title', 'at most 60 characters'],
  ])('%s in a text is refused under its field', async (_, change, field, message) => {
    const refused = await publish(closing('Fine', change), 0);
    expect(refused.json()).toMatchObject({
      status: 422,
      error_fields: { [`block.content.${field}`]: expect.stringContaining(message) },
    });
  });

  test('an amount below another is text, no markup', async () => {
    const title = 'P/E < 15 and > 3, 2<3';
    await publish(closing(title), 0);
    expect(await titleIn(server)).toBe(title);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'http://example.org',
    'https://user:secret@example.org/',
    'https://',
    '/a b',
    '/a\u202eb',
    '\u0000/a',
  ])('the link %j is refused', async (link) => {
    const { title, content } = { title: 'filing', content: { ...delivered.filing, helpLink: link } };
    const refused = await publish({ key: title, content: toWire(content) }, 0);
    expect([refused.statusCode, Object.keys(refused.json().error_fields)]).toEqual([
      422,
      ['block.content.help_link'],
    ]);
  });

  test('a draft’s bad link is left out of its preview', async () => {
    const content = toWire({ ...delivered.filing, helpLink: 'javascript:alert(1)' });
    await server.post('/content/drafts/save', { block: { key: 'filing', content }, based_on: 0 }, 'cora');
    const { subsections } = (await server.get('/landing/preview', {}, 'cora')).json().subsections;
    expect(subsections[0]).toMatchObject({ key: 'filing', help_link: null });
  });

  test('nobody but an editor reads or writes it', async () => {
    const replies = await Promise.all([
      server.get('/content', {}, 'ben'),
      server.get('/landing/preview', {}, 'ben'),
      server.post('/content/publish', { block: closing('Mine'), based_on: 0 }, 'ben'),
      server.get('/content', {}, null),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 401]);
  });

  test('a field that a later release added has its delivered value in what was stored before', async () => {
    await sql`insert into content_version (key, version, content, published_at)
              values ('closing', 1, '{"title": "Old", "gone": 1}', now())`.execute(server.db);
    server.content.forget();
    const { published } = (await server.get('/content/closing', {}, 'cora')).json();
    expect(published.content).toEqual({ show: true, title: 'Old', subtitle: delivered.closing.subtitle });
  });
});

function toWire(section: typeof delivered.filing): object {
  const { helpLink, bottomBlur, mobileImages, ...others } = section;
  return { ...others, help_link: helpLink, bottom_blur: bottomBlur, mobile_images: mobileImages };
}
