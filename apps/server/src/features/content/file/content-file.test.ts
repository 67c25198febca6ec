import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Tally } from '../../../platform/commands/index.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { registerTexts } from '../../landing/texts/routes.ts';
import { type ContentServer, openContentServer } from '../content-server.fixture.ts';
import { contentCommands } from './content-commands.ts';
import { readContentFile } from './content-file.ts';

describe('all content as one file', () => {
  let from: ContentServer;
  let to: ContentServer;
  let folder: string;
  beforeAll(async () => {
    [from, to] = [
      await openContentServer(await openTestDatabase(), {}, registerTexts),
      await openContentServer(await openTestDatabase(), {}, registerTexts),
    ];
    folder = await mkdtemp(join(tmpdir(), 'tenfold-content-'));
  });
  afterAll(() => Promise.all([from.close(), to.close()]));

  async function run(server: ContentServer, name: 'export' | 'import', file: string) {
    const command = contentCommands.find((each) => each.name === name);
    const tally = new Tally(() => undefined);
    await command?.check?.({ file }, server.config);
    const { db, events, clock, config } = server;
    const signal = new AbortController().signal;
    await command?.perform({ db, events, clock, config, tally, signal }, { file });
    server.content.forget();
    return tally.report().counts;
  }

  test('is the same on another installation, its images included; the same again changes nothing', async () => {
    const png = await sharp({ create: { width: 9, height: 7, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const image = (await from.post('/content/images', { image: png.toString('base64') }, 'cora')).json();
    const content = {
      show: true,
      title: 'As featured in',
      logos: [{ show: true, logo: { ...image, alt: 'The Paper' }, link: 'https://example.org/article' }],
    };
    await from.post('/content/publish', { block: { key: 'featured', content }, based_on: 0 }, 'cora');
    const file = join(folder, 'content.json');
    await run(from, 'export', file);
    expect(await run(to, 'import', file)).toMatchObject({ 'blocks published': 1 });
    expect(await run(to, 'import', file)).toMatchObject({ 'blocks published': 0 });
    const replies = await Promise.all(
      [from, to].map((one) => one.get('/landing/sections/featured_in', {}, null)),
    );
    expect(replies[1]?.json()).toEqual(replies[0]?.json());
    expect((await readFile(file, 'utf8')).length).toBeGreaterThan(1_000);
  });

  test('says everything that is wrong with a file, and imports nothing of it', async () => {
    const file = join(folder, 'wrong.json');
    const blocks = { closing: { show: true, title: '<b>', subtitle: '' }, nothing: {} };
    await writeFile(file, JSON.stringify({ format: 'tenfold content 1', blocks, images: {} }));
    const refusal = await run(to, 'import', file).then(String, (error: Error) => error.message);
    expect(refusal.split('\n').slice(1)).toEqual([
      '  closing.title: Plain text only. Remove <b>.',
      '  nothing: There is no such block',
    ]);
    expect(readContentFile('{')).toEqual({ ok: false, problems: ['This is not JSON.'] });
  });
  test('names the image that can’t be read, and the block whose image is missing', async () => {
    const file = join(folder, 'images.json');
    const name = `${'0'.repeat(32)}.webp`;
    const logo = { name, alt: 'The Paper', width: 9, height: 7 };
    const blocks = {
      featured: { show: true, title: 'Seen in', logos: [{ show: true, logo, link: 'https://example.org/' }] },
    };
    const refusal = async (images: object) => {
      await writeFile(file, JSON.stringify({ format: 'tenfold content 1', blocks, images }));
      return run(to, 'import', file).then(String, String);
    };
    const svg = Buffer.from('<svg/>').toString('base64');
    expect(await refusal({ [name]: svg })).toMatch(`Error: Image ${name} was not imported: We couldn’t read`);
    expect(await refusal({})).toMatch('Error: Block featured was not imported: An image is not here');
  });
});
