import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { samplePerson, signInOn } from '../people.ts';
import { openPage } from '../watched-page.ts';

const program = fileURLToPath(new URL('../../../apps/server/src/cli/tenfold.ts', import.meta.url));

/** `tenfold …` beside the running server. @returns what it prints; a refusal is thrown with its words in `stderr` */
export async function tenfold(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...words], {
    env: { ...process.env, DATA_DIR: process.env.TEST_DATA_DIR ?? '', DATABASE_URL: '' },
  });
  return stdout;
}

/** @returns the token of the editor */
export async function openAsEditor(page: Page, path: string): Promise<string> {
  const token = await signInOn(page, await samplePerson('cora'));
  await openPage(page, path);
  return token;
}

/** A picture of one colour, as a file to choose. */
export async function pictureFile(name: string, background: string, width = 320, height = 180) {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** The calls of an editor, for what a test only prepares or puts back. */
export function editorCalls(page: Page, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`/api/v1/content/${path}`, { data, headers });
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  const read = async (key: string) => (await page.request.get(`/api/v1/content/${key}`, { headers })).json();
  return {
    read,
    upload: async ({ buffer }: { buffer: Buffer }) => post('images', { image: buffer.toString('base64') }),
    /** Over what is public now. */
    async publish(key: string, change: object): Promise<void> {
      const { live, published } = await read(key);
      const content = { ...published.content, ...change };
      await post('publish', { block: { key, content }, based_on: live.version });
    },
    async putBack(key: string, version: number): Promise<void> {
      const { live } = await read(key);
      if (live.version !== version) {
        await post(`${key}/versions/${version}/put-back`, { based_on: live.version });
      }
      await post(`${key}/draft/delete`, {});
    },
  };
}
