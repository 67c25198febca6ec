import { readFile, writeFile } from 'node:fs/promises';
import { expect, openPage, test } from '../watched-page.ts';
import { editorCalls, openAsEditor, pictureFile, tenfold } from './editors.ts';

test('exported content comes back by import, and a wrong file is refused with what is wrong', async ({
  page,
}, testInfo) => {
  const token = await openAsEditor(page, '/editors/content');
  const calls = editorCalls(page, token);
  const logo = { ...(await calls.upload(await pictureFile('p.png', 'teal', 60, 20))), alt: 'A teal logo' };
  const { live } = await calls.read('contact');
  await calls.publish('contact', { s_p_show: true, s_p_help: 'Exported words', s_p_logo: logo });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tenfold-content-\d{4}-\d\d-\d\d\.json$/);
  const file = testInfo.outputPath('content.json');
  await download.saveAs(file);
  const exported = JSON.parse(await readFile(file, 'utf8'));
  // Checks this block alone: other tests publish others meanwhile.
  const { contact } = exported.blocks;
  await writeFile(file, JSON.stringify({ ...exported, blocks: { contact } }));

  await calls.publish('contact', { s_p_help: 'Written after the export' });
  expect(await tenfold('content', 'import', file)).toMatch(/\b1 +blocks published/);
  await expect
    .poll(async () => (await calls.read('contact')).published.content)
    .toMatchObject({ s_p_help: 'Exported words', s_p_logo: logo });
  await openPage(page, '/editors/content/contact');
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(page.getByRole('dialog', { name: 'Versions' })).toContainText('import');

  const refused = async (content: unknown) => {
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    return tenfold('content', 'import', file).then(
      () => 'imported',
      ({ stderr }) => String(stderr),
    );
  };
  expect(await refused('no content')).toContain('This is not JSON.');
  expect(await refused({ ...exported, format: 'another' })).toMatch(/format: .*tenfold content 1/);
  const named = Object.keys(exported.images)[0] ?? '';
  const svg = Buffer.from('<svg/>').toString('base64');
  expect(await refused({ ...exported, images: { ...exported.images, [named]: svg } })).toContain(named);
  await calls.putBack('contact', live.version);
});
