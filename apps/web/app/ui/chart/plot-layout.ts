import { axisOf } from './axes/axis-units.ts';
import { logAxes } from './axes/log-axes.ts';
import { axesOfOne, plotAxes } from './axes/plot-axes.ts';
import { lanesOf, type PlacedEvent, type PlotEvent, placeEvents } from './events/plot-events.ts';
import { barSlots, middleOf, type Slots } from './marks/bar-slots.ts';
import { type BeyondMark, levelsBeyond } from './marks/levels-beyond.ts';
import { type LineLabel, placeLineLabels } from './marks/line-labels.ts';
import type { Place } from './marks/line-path.ts';
import { type PlacedLevel, type PlotLevel, placeLevels } from './marks/plot-levels.ts';
import { type BarMark, barMark, type LineMark, lineMark } from './marks/plot-marks.ts';
import { figureNotes, type PlotNote, periodNotes } from './marks/plot-notes.ts';
import { type PlacedRemark, type PlotRemark, placeRemarks } from './marks/plot-remarks.ts';
import { type PlotFrame, type PlotSize, plotFrame } from './plot-frame.ts';
import { isBar, type PlotPoint, type PlotSeries, type PlotType, withData } from './series/plot-series.ts';
import { type Band, bandNear } from './time/bands.ts';
import { type PlotTick, plotTicks } from './time/plot-ticks.ts';
import { type PlotTime, plotTime } from './time/plot-time.ts';

export interface PlotInput {
  readonly series: readonly PlotSeries[];
  readonly bands: readonly Band[];
  readonly type: PlotType;
  readonly size: PlotSize;
  readonly logarithmic?: boolean;
  readonly events?: readonly PlotEvent[];
  readonly levels?: readonly PlotLevel[];
  /** On the points of the first series. */
  readonly remarks?: readonly PlotRemark[];
}

export interface PlotLayout extends Omit<PlotInput, 'events' | 'levels' | 'remarks'> {
  readonly frame: PlotFrame;
  readonly time: PlotTime;
  readonly ticks: readonly PlotTick[];
  readonly forecastX: number | null;
  readonly bars: readonly BarMark[];
  readonly lines: readonly LineMark[];
  readonly notes: readonly PlotNote[];
  readonly lineLabels: readonly LineLabel[];
  readonly events: readonly PlacedEvent[];
  readonly levels: readonly PlacedLevel[];
  readonly beyond: readonly BeyondMark[];
  readonly remarks: readonly PlacedRemark[];
  place(series: PlotSeries, point: PlotPoint): Place;
}

export function plotLayout(input: PlotInput): PlotLayout {
  const { series, bands, type, size, logarithmic = false, events = [], levels = [], remarks = [] } = input;
  const rendered = withData(series);
  const bars = rendered.filter((one) => isBar(one, series, type));
  const axes = logarithmic
    ? logAxes(rendered, levels)
    : plotAxes(rendered, (one) => bars.includes(one), levels);
  const [only] = series;
  const alone = series.length === 1 && only?.gaps !== undefined;
  const firstForecast = bands.find(({ forecast }) => forecast);
  const roomy = alone ? axesOfOne(axes) : axes;
  const hasForecast = firstForecast !== undefined;
  const plain = plotFrame(roomy, size, { hasForecast });
  const time = plotTime(rendered, bands, bars.length > 0, plain);
  const lanes = lanesOf(events, time);
  const frame = lanes.length === 0 ? plain : plotFrame(roomy, size, { hasForecast, lanes: lanes.length });
  const slots = barSlots(bars, bands, time, frame);

  const yOf = (one: PlotSeries) => {
    const axis = frame.axes.find(({ key }) => key === axisOf(one));
    return (value: number) => (axis === undefined ? frame.bottom : frame.y(axis, value));
  };
  const yOfId = (wanted: string) => {
    const one = rendered.find(({ id }) => id === wanted);
    return one === undefined ? null : yOf(one);
  };
  const placeOf = (one: PlotSeries) => {
    const y = yOf(one);
    const x = xOf(one, { bars, bands, time, slots });
    return (point: PlotPoint): Place => ({ x: x(point), y: y(point.value) });
  };

  const remarkPlace = (day: number): Place | null => {
    const [first] = rendered;
    const point = first?.points.find((one) => one.day === day);
    if (first !== undefined && point !== undefined) return placeOf(first)(point);
    const band = bandNear(bands, day);
    return band === null ? null : { x: middleOf(band, time), y: frame.bottom };
  };

  const beyond = levelsBeyond(levels, yOfId, frame);
  const barMarks = bars.map((one) => barMark(one, slots, yOf(one)));
  const lineMarks = rendered
    .filter((one) => !bars.includes(one))
    .map((one) => lineMark(one, placeOf(one), frame.right - frame.left));
  const notes = [
    ...(alone ? figureNotes(only, placeOf(only), frame.zero ?? frame.bottom, { bands, time }) : []),
    ...(time.kind === 'days' || time.kind === 'trading' ? periodNotes(barMarks, bands) : []),
  ];
  return {
    ...input,
    frame,
    time,
    ticks: plotTicks(bands, time, frame, bars.length > 0),
    forecastX: firstForecast === undefined ? null : time.x(firstForecast.start),
    bars: barMarks,
    lines: lineMarks,
    notes,
    lineLabels: placeLineLabels(lineMarks, frame),
    events: placeEvents(events, time, lanes, frame.lanesTop, yOfId),
    levels: placeLevels(levels, yOfId, frame, beyond),
    beyond,
    remarks: placeRemarks(remarks, remarkPlace, frame, notes),
    place: (one, point) => placeOf(one)(point),
  };
}

function xOf(
  one: PlotSeries,
  {
    bars,
    bands,
    time,
    slots,
  }: { bars: readonly PlotSeries[]; bands: readonly Band[]; time: PlotTime; slots: Slots },
): (point: PlotPoint) => number {
  if (bars.includes(one)) {
    return (point) => {
      const slot = slots(one, point);
      return slot === null ? time.x(point.day) : slot.x + slot.width / 2;
    };
  }
  if (time.kind !== 'periods') return ({ day }) => time.x(day);
  return ({ day }) => {
    const band = bandNear(bands, day);
    return band === null ? time.x(day) : middleOf(band, time);
  };
}
