import type { TestCardName } from '@tenfold/contract/billing/test-cards';
import type { CustomerDetails, PaymentProvider } from '../provider.ts';

/** A provider with its bank, its clocks, and people who pay. */
export interface ProviderWorld {
  readonly provider: PaymentProvider;
  /** A new customer with these cards, the first of them the default; each is valid for at least five years. */
  customerWith(
    cards: readonly TestCardName[],
    details?: Partial<CustomerDetails>,
  ): Promise<{ readonly customer: string; readonly cards: readonly string[] }>;
  /** What the browser would hand to `attachCard`. */
  token(card: TestCardName): Promise<string>;
  /** Everything due until then has happened, in its order. */
  moveTo(customer: string, date: Date): Promise<void>;
  /** What the person does in the bank’s window. */
  answerBank(clientSecret: string, isConfirmed: boolean): Promise<void>;
  /** What the person does on the provider’s page. @throws PaymentRefused */
  payCheckout(session: string, card: TestCardName): Promise<void>;
  openDispute(customer: string, invoice: string): Promise<void>;
  closeDispute(customer: string, invoice: string, hasWon: boolean): Promise<void>;
  close(): Promise<void>;
}

export type OpenProvider = () => Promise<ProviderWorld>;
