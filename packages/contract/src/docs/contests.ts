import type * as contests from '../financials/contests.ts';
import examples from './examples/contests.json' with { type: 'json' };
import type { DocsOf } from './feature-docs.ts';

export const contestsDocs: DocsOf<typeof contests> = {
  tag: 'Figures that readers say are wrong, and what editors answer.',
  calls: {
    listContests: 'Lists the figures of a company that are contested now, without values.',
    getFigureContest:
      'Returns the open contest of a figure, how many readers wait for its answer and whether the caller is one, and the last answer of an editor. Null where there is none.',
    contestFigure:
      'Tells the editors that a filed figure of a fiscal year or a quarter is wrong. `should_be` is in units, as in the financials. A figure has one open contest: where somebody else was first, the answer is 409 `conflict`, and the contest can be followed. A figure that is calculated from others is refused.',
    followContest: 'Follows an open contest: its answer comes as a notification.',
    listEditorsContests:
      'Lists the open contests with what the reader says and the checks of the figure, longest waiting first. For editors.',
    getContestedFilings:
      'Returns the filings that a contested figure is made from, at most eight: of each the facts of the figure’s period and of the period the filing shows beside it, as filed and in the order of its statements, by the tags that lines read. `is_used` marks those the figure is made from: several where it is a fourth quarter or a sum, none where it is missing. For editors.',
    listCorrections:
      'Lists the figures that editors corrected or excluded, with the value each correction stands for, in the shares of the filing, and the last fifty that were withdrawn, with the reason. For editors.',
    withdrawCorrection:
      'Withdraws the correction that answered a contest: the figure is what was filed again, and who contested it or follows gets `why` as a notification, once. The contest keeps what was decided. Sent again by the same editor it answers the same; where there is none any more, because it was withdrawn or a later answer took its place, 409 `conflict`. For editors.',
    answerContest:
      'Decides on a contest: the figure is kept, corrected to `value` (in units), or excluded, so that it has no value. What was filed is never changed, and counts again once a later filing gives another value. Who contested the figure and all who follow get the answer as a notification. Sent again by the same editor it answers the same; where another was first, 409 `conflict`. For editors.',
  },
  examples,
  schemas: {
    figureContest: 'The open contest of a figure, and the last that was answered.',
    figureCorrection: 'A figure that an editor corrected or excluded.',
    withdrawnCorrection: 'A correction that an editor withdrew, and why.',
    filingPage: 'What a filing states for the periods of a figure, laid out as its statements.',
    editorsContest: 'An open contest, as an editor sees it.',
  },
};
