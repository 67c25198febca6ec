import { type Band, bandNear } from './bands.ts';
import { barSlots, middleOf } from './bar-slots.ts';
import { type EndName, endNames } from './end-names.ts';
import { axisOf, plotAxes, withRoomForFigures } from './plot-axes.ts';
import { type PlotFrame, type PlotSize, plotFrame } from './plot-frame.ts';
import { type BarMark, barMark, type LineMark, lineMark, type Place } from './plot-marks.ts';
import { figureNotes, type PlotNote, periodNotes } from './plot-notes.ts';
import { drawnOf, isBar, type PlotPoint, type PlotSeries, type PlotType } from './plot-series.ts';
import { type PlotTick, plotTicks } from './plot-ticks.ts';
import { type PlotTime, plotTime } from './plot-time.ts';

export interface PlotInput {
  readonly series: readonly PlotSeries[];
  readonly bands: readonly Band[];
  readonly type: PlotType;
  readonly size: PlotSize;
}

export interface PlotLayout extends PlotInput {
  readonly frame: PlotFrame;
  readonly time: PlotTime;
  readonly ticks: readonly PlotTick[];
  /** Where the forecast begins; null without one. */
  readonly forecastX: number | null;
  readonly bars: readonly BarMark[];
  readonly lines: readonly LineMark[];
  readonly notes: readonly PlotNote[];
  readonly endNames: readonly EndName[];
  /** Where a point stands, on its line or at the end of its bar. */
  place(series: PlotSeries, point: PlotPoint): Place;
}

/** Where everything of a picture stands, in the units of its viewBox. */
export function plotLayout(input: PlotInput): PlotLayout {
  const { series, bands, type, size } = input;
  const drawn = drawnOf(series);
  const bars = drawn.filter((one) => isBar(one, drawn, type));
  const axes = plotAxes(drawn, (one) => bars.includes(one));
  const [only] = series;
  const alone = series.length === 1 && only?.gaps !== undefined;
  const frame = plotFrame(alone ? withRoomForFigures(axes) : axes, size);
  const time = plotTime(drawn, bands, bars.length > 0, frame);
  const slots = barSlots(bars, bands, time, frame);

  const axisOfSeries = new Map(drawn.map((one) => [one, frame.axes.find(({ key }) => key === axisOf(one))]));
  const y = (one: PlotSeries, value: number) => {
    const axis = axisOfSeries.get(one);
    return axis === undefined ? frame.bottom : frame.y(axis, value);
  };
  const place = (one: PlotSeries, point: PlotPoint): Place => {
    const slot = bars.length === 0 ? null : slots(one, point);
    const band = slot === null && time.kind === 'periods' ? bandNear(bands, point.day) : null;
    const x = band === null ? time.x(point.day) : middleOf(band, time);
    return { x: slot === null ? x : slot.x + slot.width / 2, y: y(one, point.value) };
  };

  const barMarks = bars.map((one) => barMark(one, slots, (value) => y(one, value)));
  const lineMarks = drawn
    .filter((one) => !bars.includes(one))
    .map((one) => lineMark(one, place, frame.right - frame.left));
  const firstForecast = bands.find(({ forecast }) => forecast);
  return {
    ...input,
    frame,
    time,
    ticks: plotTicks(bands, time, frame, bars.length > 0),
    forecastX: firstForecast === undefined ? null : time.x(firstForecast.start),
    bars: barMarks,
    lines: lineMarks,
    notes: [
      ...(alone ? figureNotes(only, place, frame.zero ?? frame.bottom, { bands, time }) : []),
      ...(time.kind === 'days' || time.kind === 'trading' ? periodNotes(barMarks, bands) : []),
    ],
    endNames: endNames(lineMarks, frame),
    place,
  };
}
