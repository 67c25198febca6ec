import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Figure } from './Figure.tsx';

test.each([
  ['0.0%', 0.0004],
  ['0.0%', -0.0004],
  ['0.00%', -0.00004],
  ['0.0%', 0],
])(
  'a change that is printed as %s has neither colour nor arrow, whatever it is exactly (%s)',
  (text, change) => {
    const markup = renderToStaticMarkup(<Figure text={text} change={change} />);
    expect(markup).toBe(`<span class="num">${text}</span>`);
  },
);

test('a change says its direction by colour, arrow and word', () => {
  const markup = renderToStaticMarkup(<Figure text="0.1%" change={-0.001} />);
  expect(markup).toContain('figure-change down');
  expect(markup).toContain('<svg');
  expect(markup).toContain('down </span>');
});
