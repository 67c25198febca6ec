import * as calls from '@tenfold/contract/qa';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/index.ts';
import { readPlace } from '../reading/queues/queue-cursor.ts';
import type { WriteDeps } from '../writing/write-deps.ts';
import { dismissReports } from './dismiss-reports.ts';
import { listReports } from './list-reports.ts';
import { reportPost, withdrawReport } from './report-post.ts';

/** What readers report, and what editors say to it. */
export function registerReports(app: FastifyInstance, deps: WriteDeps): void {
  serve(app, calls.reportPost, async ({ params, body }, { person }) => {
    await reportPost(deps, person, params, body);
    return { isReported: true };
  });

  serve(app, calls.withdrawReport, async ({ params }, { person }) => {
    await withdrawReport(deps, person, params);
    return { isReported: false };
  });

  serve(app, calls.getEditorsReports, ({ query }) =>
    listReports(deps.db, readPlace(query.cursor), deps.clock.now()),
  );

  serve(app, calls.dismissReports, async ({ params }, { person }) => {
    await dismissReports(deps, person, params);
    return { isDismissed: true as const };
  });
}
