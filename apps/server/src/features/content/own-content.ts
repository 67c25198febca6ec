import { sql } from 'kysely';
import type { OwnTable } from '../../platform/own-data.ts';

/** What an editor published belongs to the site; drafts are their own. */
export const ownContent: readonly OwnTable[] = [
  {
    table: 'content_version',
    erase: {
      what: 'your name on the site’s texts',
      how: 'anonymize',
      why: 'The texts you published are the site’s.',
    },
    async read(db, accountId) {
      const { rows } = await sql`
        select key, version, content, what_changed as "whatChanged", published_at as "publishedAt"
          from content_version where published_by = ${accountId} order by change`.execute(db);
      return rows.length === 0 ? [] : [{ name: 'published-content.json', content: rows }];
    },
  },
  {
    table: 'content_draft',
    erase: { what: 'your drafts of the site’s texts', how: 'delete' },
    async read(db, accountId) {
      const { rows } = await sql`
        select key, content, based_on as "basedOn", edited_at as "editedAt"
          from content_draft where account_id = ${accountId} order by key`.execute(db);
      return rows.length === 0 ? [] : [{ name: 'content-drafts.json', content: rows }];
    },
  },
  {
    table: 'content_image',
    erase: {
      what: 'your name on the site’s images',
      how: 'anonymize',
      why: 'The images you uploaded are part of the site’s texts.',
    },
    withheld: 'files of the site, which it shows',
  },
];
