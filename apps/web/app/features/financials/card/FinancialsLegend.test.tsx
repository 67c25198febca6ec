import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FinancialsLegend } from './FinancialsLegend.tsx';

const switches = (html: string) => html.match(/<input[^>]*>/g) ?? [];

test('the switches of beats and consensus are off, and say why, without a past consensus; that of questions is on', () => {
  const html = renderToStaticMarkup(<FinancialsLegend compared={false} />);
  const [beats, consensus, questions] = switches(html);
  for (const each of [beats, consensus]) expect(each).toMatch(/aria-checked="false" disabled=""/);
  expect(questions).toContain('aria-checked="true"');
  expect(html).toContain('No past consensus for these periods');
});

test('with one they are on at first', () => {
  const html = renderToStaticMarkup(<FinancialsLegend compared />);
  for (const each of switches(html)) expect(each).toContain('aria-checked="true"');
  expect(html).not.toContain('No past consensus');
});
