import type { ProviderInvoice } from '../provider.ts';
import { stateOf } from './people.fixture.ts';
import type { ProviderWorld } from './provider-world.fixture.ts';

/** Newest first, without those of nothing, which a provider may write for free time. */
export async function billsOf(world: ProviderWorld, customer: string): Promise<ProviderInvoice[]> {
  return (await stateOf(world, customer)).invoices.filter(({ total }) => total !== 0);
}

export function totalPaid(invoices: readonly ProviderInvoice[]): number {
  return invoices.filter(({ state }) => state === 'paid').reduce((sum, { total }) => sum + total, 0);
}
