import type * as summary from '../summary.ts';
import examples from './examples/summary.json' with { type: 'json' };
import type { DocsOf } from './feature-docs.ts';

export const summaryDocs: DocsOf<typeof summary> = {
  tag: 'What is new for a person: filings of the companies they follow, and buy-below prices of their notes. Somebody follows a company by a forecast, a note, or a list it is on.',
  calls: {
    getSummary:
      'Returns the newest filings of the companies the signed-in person follows, with EPS against consensus where it is known; how many of their price alerts fired since yesterday; the buy-below prices of their notes that were touched, or that the price is near; and how one of their lists moved. Somebody who follows no company gets a few to start with. The company they opened first is named.',
  },
  examples,
  schemas: {
    listToday: 'How the companies of a list moved, by their newest prices.',
    buyBelowPrices: 'Buy-below prices of notes that were touched, or that the price is near.',
    firedLately: 'How many price alerts fired since yesterday, and the last of them.',
    filedReport: 'A filing of a company that somebody follows.',
  },
};
