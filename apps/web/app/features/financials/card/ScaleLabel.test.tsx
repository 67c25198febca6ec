import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ScaleLabel } from './ScaleLabel.tsx';

const render = (reportedCurrency: string) =>
  renderToStaticMarkup(
    createElement(ScaleLabel, { of: { currency: reportedCurrency, reportedCurrency, exchangeRate: null } }),
  );

test('a phone says US$, a wide screen USD', () => {
  expect(render('USD')).toBe(
    '<span class="desktop-only">all figures in USD Millions except per share data</span>' +
      '<span class="mobile-only">all figures in US$ Millions except per share data</span>',
  );
});

test('another currency is named once', () => {
  expect(render('EUR')).toBe('all figures in EUR Millions except per share data');
});
