import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FinancialsLegend } from './FinancialsLegend.tsx';

const switches = (html: string) => html.match(/<input[^>]*>/g) ?? [];

test('the switches of beats and consensus are off, and say why, without a past consensus', () => {
  const html = renderToStaticMarkup(<FinancialsLegend compared={false} />);
  expect(switches(html)).toHaveLength(2);
  for (const each of switches(html)) expect(each).toMatch(/aria-checked="false" disabled=""/);
  expect(html).toContain('No past consensus for these periods');
});

test('with one they are on at first', () => {
  const html = renderToStaticMarkup(<FinancialsLegend compared />);
  for (const each of switches(html)) expect(each).toContain('aria-checked="true"');
  expect(html).not.toContain('No past consensus');
});
