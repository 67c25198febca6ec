import type * as chart from '../chart.ts';
import examples from './examples/chart.json' with { type: 'json' };
import type { DocsOf } from './feature-docs.ts';

export const chartDocs: DocsOf<typeof chart> = {
  tag: 'Prices and fundamentals over time, for one company or several.',
  calls: {
    getChart:
      'Returns up to thirty series of one company, and the same series of the companies it is compared with. Closing prices are sent once per company; a series by day holds the steps that turn closes into values.',
    listChartEvents:
      'Returns the days a company filed its annual and quarterly reports, its shares traded without a dividend, and splits took effect. Dividends are in today’s shares.',
  },
  examples,
  schemas: {
    chartEvent: 'A report, dividend or split on a day.',
    chartPoint: 'A value at the end of a fiscal period, or at a time within a day.',
    chartCloses:
      'Daily closes of a company, oldest first, with the days between them and the stretches that are simulated.',
    byDay:
      'How to calculate a value for each close: `price_times` and the like name the form; each step gives the value that applies from a close on.',
  },
};
