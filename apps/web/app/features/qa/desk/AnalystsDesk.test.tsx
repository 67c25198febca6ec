import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AnalystsDesk } from './AnalystsDesk.tsx';

type Queue = ComponentProps<typeof AnalystsDesk>['queue'];

const question = {
  id: 12,
  title: 'What did Apple pay for the 2024 tax ruling in cash?',
  category: 'FINANCIALS',
  year: '2024',
  rows: [{ key: 'net_income', label: '07 Net income' }],
  companies: ['AAPL'],
};

function render(queue: Queue): string {
  const element = createElement(AnalystsDesk, { queue, now: new Date('2026-11-26T12:00:00Z') });
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/editors/analysts'] });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test('a question that nobody answered says how late it is, and leads to where it is answered', () => {
  const shown = render([{ question, sinceDatetime: '2026-11-24T11:00:00Z' }] as unknown as Queue);
  expect(shown).toContain('FINANCIALS · 2024 · 07 Net income');
  expect(shown).toContain('2 days');
  expect(shown).toContain('href="/business-q-and-a/questions/12"');
});

test('with nothing to answer the page says what comes here', () => {
  expect(render([])).toContain('Questions that nobody answers within seven days appear here.');
});
