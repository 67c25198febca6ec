import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { financials } from '../financials.fixture.ts';
import { QualityPanel } from './QualityPanel.tsx';

describe('the data quality panel', () => {
  test('counts failed checks and shows them open, with their figures', () => {
    const page = renderToStaticMarkup(<QualityPanel quality={financials.quality} />);
    expect(page).toContain('1 check failed');
    expect(page).toMatch(/<details open="">.*2024: filed 8\.50/);
  });

  test('says when nothing failed', () => {
    const quality = financials.quality.filter(({ state }) => state !== 'failed');
    expect(renderToStaticMarkup(<QualityPanel quality={quality} />)).toContain('no checks failed');
  });
});
