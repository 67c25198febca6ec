import type { AccountId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import { findRecipient } from '../../accounts/index.ts';
import type { CustomerDetails } from '../provider/provider.ts';
import { findDetails } from './details-store.ts';

/** Name and address for the provider and for invoices: what was filled in, else the account’s own name and address. */
export async function detailsOf(db: Db, accountId: AccountId): Promise<CustomerDetails> {
  const [person, details] = [await findRecipient(db, { id: accountId }), await findDetails(db, accountId)];
  return {
    name: details?.name || person?.firstName || '',
    email: details?.email || person?.email || '',
    address: details?.address ?? '',
    state: details?.state ?? '',
    postalCode: details?.postalCode ?? '',
    country: details?.country ?? '',
    vatNumber: details?.vatNumber ?? '',
  };
}
