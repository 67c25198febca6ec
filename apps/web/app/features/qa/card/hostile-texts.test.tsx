import { answerText } from '@tenfold/contract/qa/post-fields';
import { hostileTexts, seededDice } from '@tenfold/contract/text/hostile-texts.fixture';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkedText } from '../../../ui/text/LinkedText.tsx';

const link = /<a href="https?:\/\/[^"<>]*" target="_blank" rel="noopener nofollow ugc">|<\/a>/gi;

test('hostile texts that may be posted are shown as they were typed, with links to web addresses and no other tag', () => {
  let shown = 0;
  for (const text of hostileTexts(20_000, seededDice(9))) {
    const { data } = answerText.safeParse(text);
    if (data === undefined) continue;
    shown += 1;
    const html = renderToStaticMarkup(<LinkedText text={data} />).replace(link, '');
    if (/[<>]/.test(html) || unescaped(html) !== data) expect.fail(JSON.stringify(data));
  }
  expect(shown).toBeGreaterThan(5_000);
});

function unescaped(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
