import type { PlotSize } from '../../../ui/chart/plot-frame.ts';

export const wide: PlotSize = { width: 690, height: 446, label: 38 };
export const narrow: PlotSize = { width: 319, height: 236, label: 31 };
export const tall: PlotSize = { width: 343, height: 470, label: 34 };

/** The same width as in performance-card.css. */
export const narrowWindow = '(max-width: 499.98px)';
