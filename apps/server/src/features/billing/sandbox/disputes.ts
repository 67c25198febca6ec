import { PaymentRefused } from '../provider/provider.ts';
import { newId } from './state.ts';
import { getInvoice, type Turn } from './turn.ts';

/** The person has told the bank that they didn’t pay. */
export function openDispute(turn: Turn, id: string): void {
  const invoice = getInvoice(turn, id);
  if (invoice.state !== 'paid' || invoice.dispute !== null) {
    throw new PaymentRefused('charge_not_disputable', 'This payment can’t be disputed.');
  }
  invoice.dispute = { id: newId(turn.state, 'dp'), state: 'open', openedAt: turn.at, closedAt: null };
  turn.emit('charge.dispute.created');
}

export function closeDispute(turn: Turn, id: string, hasWon: boolean): void {
  const invoice = getInvoice(turn, id);
  if (invoice.dispute?.state !== 'open') return;
  invoice.dispute = { ...invoice.dispute, state: hasWon ? 'won' : 'lost', closedAt: turn.at };
  turn.emit('charge.dispute.closed');
}
