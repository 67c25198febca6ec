import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, httpApi } from '@tenfold/contract/call';
import { getContent, publishContent, putContentBack, saveContentDraft } from '@tenfold/contract/content';
import { listHeaders, listSubsections } from '@tenfold/contract/landing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signIn } from '../world/people.ts';
import { copyPreparedData } from '../world/prepared-data.ts';
import { type Server, startServer } from '../world/server.ts';
import { type Site, settings } from './settings.ts';

/** What the product promises: within a second; the rest is a busy machine’s. */
const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 90_000, interval: 50 });

for (const { where, isAvailable, start } of settings) {
  describe.skipIf(!isAvailable)(`texts that editors keep, ${where}`, () => {
    let site: Site;
    let cora: Api;
    beforeAll(async () => {
      site = await start({});
      cora = apiOf(first(), await signIn({ url: first().url, dataDir: site.dataDir }, 'cora'));
    });
    afterAll(() => site.stop());

    const first = () => site.webs[0] as Server;
    const last = () => site.webs.at(-1) as Server;
    const apiOf = ({ url }: Server, token: string | null): Api =>
      httpApi({ baseUrl: url, token: () => token });
    const pageOf = async ({ url }: Server, path = '/terms') => (await fetch(`${url}${path}`)).text();

    async function publishHeader(label: string, link: string): Promise<number> {
      const { published, live } = await cora.call(getContent, { params: { key: 'header' } });
      if (published.key !== 'header') throw new RangeError(published.key);
      const entries = [...published.content.entries, { label, link, values: [] }];
      const block = { key: 'header' as const, content: { entries } };
      const answer = await cora.call(publishContent, { body: { block, basedOn: live.version } });
      return answer.live.version;
    }

    test('a link that an editor adds is in the header of pages of every process, kept ones too', async () => {
      expect(await pageOf(last())).not.toContain('Our terms');
      await publishHeader('Our terms', '/terms');
      expect(await pageOf(first())).toContain('Our terms');
      await soon(async () => expect(await pageOf(last())).toContain('Our terms'));
      const { headers } = await apiOf(last(), null).call(listHeaders);
      expect(headers.at(-1)).toEqual({ label: 'Our terms', link: '/terms', values: [] });
    });

    test('what leads nowhere, or only to signing in, is in no visitor’s header', async () => {
      await publishHeader('Careers', '/careers');
      const version = await publishHeader('Feed', '/my-tenfold/feeds');
      await soon(async () => {
        const { headers } = await apiOf(last(), null).call(listHeaders);
        expect(headers.at(-1)?.label).toBe('Feed');
      });
      const page = await pageOf(last());
      expect(page).not.toMatch(/Careers|>Feed</);
      await cora.call(putContentBack, { params: { key: 'header', version: 0 }, body: { basedOn: version } });
      await soon(async () => expect(await pageOf(last())).not.toContain('Our terms'));
    });

    test('a draft is on its editor’s preview, and on nobody else’s page', async () => {
      const { published, live } = await cora.call(getContent, { params: { key: 'terms' } });
      if (published.key !== 'terms') throw new RangeError(published.key);
      const block = { key: 'terms' as const, content: { ...published.content, title: 'Our new terms' } };
      await cora.call(saveContentDraft, { body: { block, basedOn: live.version } });
      const token = await signIn({ url: first().url, dataDir: site.dataDir }, 'cora');
      const preview = await fetch(`${last().url}/terms?preview=1`, {
        headers: { cookie: `session=${token}` },
      });
      expect(await preview.text()).toContain('Our new terms');
      for (const path of ['/terms', '/terms?preview=1']) {
        expect(await pageOf(last(), path)).not.toContain('Our new terms');
      }
    });
  });
}

test('texts survive a restart', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'texts-'));
  await copyPreparedData('sample', dataDir);
  const before = await startServer({ DATA_DIR: dataDir });
  const token = await signIn(before, 'cora');
  const content = { show: true, title: 'Begin with one company', subtitle: '' };
  await httpApi({ baseUrl: before.url, token: () => token }).call(publishContent, {
    body: { block: { key: 'closing', content }, basedOn: 0 },
  });
  await before.stop();
  const after = await startServer({ DATA_DIR: dataDir });
  const { closing } = await httpApi({ baseUrl: after.url }).call(listSubsections);
  expect(closing).toEqual({ title: 'Begin with one company', subtitle: null });
  await after.stop();
  rmSync(dataDir, { recursive: true });
});
