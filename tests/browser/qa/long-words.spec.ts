import { ask, callsAs, editorOn, makeMember, titled } from '../community.ts';
import { expect, openPage, test } from '../watched-page.ts';
import { goTo } from './queue-rows.ts';

for (const width of [375, 1000, 1512]) {
  test(`what waits in the queue stays in its column, however long a word is, at ${width}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const asker = await callsAs(page, await makeMember(page));
    const title = titled('What does this address say');
    await ask(asker, title, { description: `https://example.com/${'long'.repeat(80)} ${'W'.repeat(300)}` });
    await editorOn(page);
    await openPage(page, '/editors/questions');
    await goTo(page, title);
    const column = page.getByRole('article').filter({ hasText: title });
    expect(await column.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
}
