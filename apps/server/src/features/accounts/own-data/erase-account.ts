import type { AccountId } from '@tenfold/contract/ids';
import type { Deps } from '../../../platform/deps.ts';
import { sendMailLater } from '../mails/account-mails.ts';
import type { AccountTables } from '../tables.ts';

/** Rows of the account go by `on delete cascade`. */
export async function eraseAccount(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  accountId: AccountId,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const gone = await tx
      .withTables<AccountTables>()
      .deleteFrom('account')
      .where('id', '=', accountId)
      .returning(['email', 'first_name as firstName'])
      .executeTakeFirst();
    if (gone === undefined) return false;
    await sendMailLater(jobs, { what: 'deleted the account', ...gone }, { tx });
    return true;
  });
}
