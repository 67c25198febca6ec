import { reaction } from '../../platform/events/index.ts';
import type { Feature } from '../../platform/feature.ts';
import type { CompanyDeps } from '../company/index.ts';
import { reportArrived } from '../financials/index.ts';
import { announce } from '../notifications/index.ts';
import { notifyOfReport } from './notify-of-report.ts';
import { registerSummary } from './routes.ts';

export const summary = {
  name: 'summary',
  level: 8,
  routes: registerSummary,
  reactions: ({ clock, fanOut }) => [
    reaction(reportArrived, async (tx, report) => {
      return announce(fanOut, await notifyOfReport(tx, report, clock.now()));
    }),
  ],
} satisfies Feature<CompanyDeps>;
