import type { Db } from '../../../platform/db/index.ts';
import type { Jobs, Queue } from '../../../platform/jobs/index.ts';
import { deliveredVersion, listLiveVersions } from '../versions/version-store.ts';
import { makeGuidelinesFile } from './guidelines-file.ts';

const name = 'guidelines-file';

/** After publishing: who asks for the file finds it made. */
export function makeGuidelinesFileLater(jobs: Jobs): Promise<void> {
  return jobs.send({ name }, {});
}

/** Makes the file of what is public when it runs: of two published soon after each other the newer one. */
export function guidelinesFileQueue({ db }: { readonly db: Db }): Queue {
  return {
    name,
    cron: null,
    isAwaited: true,
    async perform() {
      const live = await listLiveVersions(db);
      await makeGuidelinesFile(db, live.get('guidelines') ?? deliveredVersion('guidelines'));
    },
  };
}
