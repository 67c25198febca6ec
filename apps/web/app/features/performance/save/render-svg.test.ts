import { describe, expect, test } from 'vitest';
import { type Drawing, noPaint } from './drawing.ts';
import { renderSvg } from './render-svg.ts';

const drawing: Drawing = {
  title: 'P&G',
  width: 100,
  height: 60,
  background: 'rgb(255, 255, 255)',
  font: '"Liberation Sans", sans-serif',
  shapes: [
    { ...noPaint, kind: 'path', d: 'M0 0h9', dy: 40, stroke: 'rgb(1, 2, 3)', dash: [7, 3] },
    {
      kind: 'text',
      x: 4,
      y: 9,
      text: 'P&G <10Y>',
      anchor: 'start',
      size: 11,
      weight: '500',
      fill: 'rgb(0, 0, 0)',
    },
  ],
};

describe('an image as SVG', () => {
  test('includes its colours, dashes and positions', () => {
    const svg = renderSvg(drawing);
    expect(svg).toContain('stroke="rgb(1, 2, 3)"');
    expect(svg).toContain('stroke-dasharray="7 3" transform="translate(0 40)"');
    expect(svg).not.toContain('var(--');
  });

  test('escapes markup in names', () => {
    expect(renderSvg(drawing)).toContain('>P&amp;G &lt;10Y&gt;</text>');
    expect(renderSvg(drawing)).toContain('font-family="&quot;Liberation Sans&quot;, sans-serif"');
  });
});
