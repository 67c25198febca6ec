import { exportContent } from '@tenfold/contract/content';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/index.ts';
import type { ContentDeps } from '../content-deps.ts';
import { writeContentFile } from './content-file.ts';

export function registerExport(app: FastifyInstance, { db, clock, content }: ContentDeps): void {
  serve(app, exportContent, async () => ({
    name: `tenfold-content-${clock.now().toISOString().slice(0, 10)}.json`,
    text: await writeContentFile(db, await content.now()),
  }));
}
