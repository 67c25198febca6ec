import type { Paint } from './drawing.ts';

export function readPaint(style: CSSStyleDeclaration): Paint {
  return {
    fill: style.fill,
    fillOpacity: Number(style.fillOpacity),
    stroke: style.stroke,
    strokeOpacity: Number(style.strokeOpacity),
    strokeWidth: Number.parseFloat(style.strokeWidth),
    dash: style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[ ,]+/).map(Number.parseFloat),
    opacity: Number(style.opacity),
  };
}
