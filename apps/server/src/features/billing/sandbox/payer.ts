import { type Bill, subscribeBill } from '@tenfold/domain/billing';
import type { Price } from '../provider/provider.ts';
import type { SandboxState } from './state.ts';

export interface Payer {
  readonly country: string;
  readonly vatNumber: string;
}

/** Null: nobody the sandbox knows yet. */
export function payerOf(state: SandboxState | null): Payer {
  return { country: state?.country ?? '', vatNumber: state?.vatNumber ?? '' };
}

/** A period that is paid as it begins. */
export function billPeriod(state: SandboxState | null, price: Price, from: Date): Bill {
  return subscribeBill(price, null, from, payerOf(state));
}
