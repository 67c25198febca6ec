import type { PlotSize } from '../../../ui/chart/plot-frame.ts';

export const wide: PlotSize = { width: 690, height: 446, axis: 40, label: 38 };
export const narrow: PlotSize = { width: 319, height: 220, axis: 34, label: 31 };
export const tall: PlotSize = { width: 343, height: 470, axis: 36, label: 34 };
