import { type AlertSide, isReached, sideOf } from './side.ts';

export type FiringCause = 'price_moved' | 'value_moved';

/** What happens to the alerts of listings, in the order it was stored. */
export type AlertEvent =
  | {
      readonly type: 'tick';
      readonly symbol: string;
      readonly price: number;
      /** Milliseconds since 1970. */
      readonly tradedAt: number;
      /** A price of a replay, whose day begins again. */
      readonly simulated?: boolean;
    }
  /** A new alert, an edited target or re-arming: each is a new epoch. */
  | { readonly type: 'arm'; readonly alert: number; readonly symbol: string; readonly target: number }
  | { readonly type: 'reprice'; readonly alert: number; readonly target: number | null }
  | { readonly type: 'split'; readonly symbol: string; readonly ratio: number }
  | { readonly type: 'delete'; readonly alert: number };

export interface Firing {
  readonly alert: number;
  readonly epoch: number;
  readonly target: number;
  /** The last price before the one that fired it; null for the first. */
  readonly before: number | null;
  readonly price: number;
  readonly tradedAt: number;
  readonly cause: FiringCause;
}

interface Alert {
  readonly symbol: string;
  target: number;
  side: AlertSide | null;
  epoch: number;
  state: 'armed' | 'fired' | 'suspended';
}

/**
 * Which alerts fire, when and at what price: the rule the engine is tested against, and what it must give whatever is
 * killed, repeated or run twice.
 */
export function expectedFirings(events: readonly AlertEvent[]): Firing[] {
  const alerts = new Map<number, Alert>();
  const last = new Map<string, { price: number; tradedAt: number }>();
  const firings: Firing[] = [];

  function fire(id: number, alert: Alert, before: number | null, cause: FiringCause): void {
    const now = last.get(alert.symbol);
    if (now === undefined || alert.state !== 'armed' || alert.side === null) return;
    if (!isReached({ side: alert.side, target: alert.target }, now.price)) return;
    alert.state = 'fired';
    const { epoch, target } = alert;
    firings.push({ alert: id, epoch, target, before, price: now.price, tradedAt: now.tradedAt, cause });
  }

  function tick({ symbol, price, tradedAt, simulated = false }: Extract<AlertEvent, { type: 'tick' }>): void {
    const before = last.get(symbol);
    const beginsAgain = simulated && before !== undefined && tradedAt < before.tradedAt;
    if (before !== undefined && tradedAt <= before.tradedAt && !beginsAgain) return;
    last.set(symbol, { price, tradedAt });
    for (const [id, alert] of alerts) {
      if (alert.symbol !== symbol) continue;
      if (alert.side === null || beginsAgain)
        alert.side = sideOf(alert.target, price) ?? alert.side ?? 'above';
      if (!beginsAgain) fire(id, alert, before?.price ?? null, 'price_moved');
    }
  }

  function reprice(id: number, target: number | null): void {
    const alert = alerts.get(id);
    if (alert === undefined || alert.state === 'fired') return;
    alert.state = target === null ? 'suspended' : 'armed';
    alert.target = target ?? alert.target;
    fire(id, alert, last.get(alert.symbol)?.price ?? null, 'value_moved');
  }

  for (const event of events) {
    if (event.type === 'tick') tick(event);
    else if (event.type === 'reprice') reprice(event.alert, event.target);
    else if (event.type === 'delete') alerts.delete(event.alert);
    else if (event.type === 'arm') {
      const { alert, symbol, target } = event;
      const price = last.get(symbol)?.price;
      const side = price === undefined ? null : sideOf(target, price);
      if (price !== undefined && side === null) continue;
      const epoch = (alerts.get(alert)?.epoch ?? 0) + 1;
      alerts.set(alert, { symbol, target, side, epoch, state: 'armed' });
    } else {
      const price = last.get(event.symbol);
      if (price !== undefined) price.price /= event.ratio;
      for (const alert of alerts.values()) if (alert.symbol === event.symbol) alert.target /= event.ratio;
    }
  }
  return firings;
}
