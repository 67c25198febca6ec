import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import type { CustomerDetails } from '../provider/provider.ts';
import type { BillingTables } from '../tables.ts';

export async function findDetails(db: Db, accountId: AccountId): Promise<Required<CustomerDetails> | null> {
  const row = await db
    .withTables<BillingTables>()
    .selectFrom('billing_details')
    .select([
      'name',
      'email',
      'address',
      'country',
      'state',
      'postal_code as postalCode',
      'vat_number as vatNumber',
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveDetails(
  db: Db,
  accountId: AccountId,
  { name, email, address, state = '', postalCode = '', country, vatNumber }: CustomerDetails,
): Promise<void> {
  const details = {
    name,
    email,
    address,
    state,
    postal_code: postalCode,
    country,
    vat_number: vatNumber,
  };
  await db
    .withTables<BillingTables>()
    .insertInto('billing_details')
    .values({ account_id: accountId, ...details })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(details))
    .execute();
}
