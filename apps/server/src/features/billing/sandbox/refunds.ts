import { PaymentRefused, type ProviderRefund } from '../provider/provider.ts';
import { refusesRefunds } from './bank.ts';
import { newId, type SandboxInvoice } from './state.ts';
import { daysAfter, getInvoice, type Turn } from './turn.ts';

/** The bank answers a day later. @throws PaymentRefused */
export function refundInvoice(turn: Turn, id: string): ProviderRefund {
  const invoice = getInvoice(turn, id);
  if (invoice.state !== 'paid' || invoice.total === 0) {
    throw new PaymentRefused('charge_not_paid', 'This invoice was not paid.');
  }
  if (invoice.dispute !== null && invoice.dispute.state !== 'won') {
    throw new PaymentRefused('charge_disputed', 'This payment was disputed.');
  }
  if (invoice.refunds.some(({ state }) => state !== 'refused')) {
    throw new PaymentRefused('charge_already_refunded', 'This invoice was refunded.');
  }
  const refund: ProviderRefund = {
    id: newId(turn.state, 're'),
    amount: invoice.total,
    state: 'on_its_way',
    at: turn.at,
  };
  invoice.refunds = [refund, ...invoice.refunds];
  turn.emit('charge.refunded');
  return refund;
}

export function settledAt(refund: ProviderRefund): Date {
  return daysAfter(refund.at, 1);
}

export function settleRefund(turn: Turn, invoice: SandboxInvoice, id: string): void {
  const isRefused = refusesRefunds(invoice.card);
  invoice.refunds = invoice.refunds.map((refund) =>
    refund.id === id ? { ...refund, state: isRefused ? 'refused' : 'refunded' } : refund,
  );
  turn.emit(isRefused ? 'refund.failed' : 'refund.updated');
}
