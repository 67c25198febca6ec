import { type Entry, entitlementAt } from '@tenfold/domain/entitlement';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openedBeforeTests } from '../../platform/db/opened-before-tests.fixture.ts';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import { people } from '../../platform/http/calls/people.fixture.ts';
import { addCard, change, move, openBillingServer, subscribe } from './billing-server.fixture.ts';
import { applyCustomer } from './customers/apply-customer.ts';
import { findCustomer } from './customers/ensure-customer.ts';
import { refundLast } from './grants/refund.ts';
import { entriesOf } from './ledger/entries-of.ts';
import { listStoredEntries } from './ledger/entry-store.ts';
import { type LedgerEntry, toEntry } from './ledger/ledger-entry.ts';
import type { CustomerState } from './provider/provider.ts';

/** What a provider would have answered after each thing that happened in a month, oldest first. */
let readings: CustomerState[];
const server = openedBeforeTests(async () => openBillingServer(await openTestDatabase()));

beforeAll(async () => {
  readings = await recordMonth();
});

/** Subscribe, change, fail, retry, pay, cancel, undo, refund, dispute. */
async function recordMonth(): Promise<CustomerState[]> {
  const recorded: CustomerState[] = [];
  const sandbox = server.payments.sandbox;
  if (sandbox === null) throw new Error('not the sandbox');
  await addCard(server, '4242');
  const customer = await findCustomer(server, people.ann.id);
  if (customer === null) throw new Error('no customer');
  const record = async () => {
    const state = await sandbox.readCustomer(customer.customer);
    if (state !== null) recorded.push(state);
  };
  const { body } = await subscribe(server, 'month');
  await record();
  const own = { subscription_id: body.subscriptionId };
  await addCard(server, '0341');
  const state = await sandbox.readCustomer(customer.customer);
  const cardOf = (last4: string) => state?.cards.find((card) => card.last4 === last4)?.id ?? '';
  await sandbox.updateCard(customer.customer, cardOf('0341'), { isDefault: true });
  await move(server, 'month');
  await record();
  await move(server, 'day', 3);
  await record();
  await sandbox.updateCard(customer.customer, cardOf('4242'), { isDefault: true });
  await server.ask('/subscription/pay-now', own);
  await record();
  await server.ask('/subscription/cancel', own);
  await record();
  await server.ask('/subscription/undo-cancel', own);
  await record();
  await change(server, 'year');
  await record();
  await refundLast(server, customer, { cause: 'by hand', subject: 'one' });
  await record();
  await move(server, 'day', 2);
  await record();
  const [, invoice] =
    (await sandbox.readCustomer(customer.customer))?.invoices.filter(({ total }) => total > 0) ?? [];
  await sandbox.openDispute(customer.customer, invoice?.id ?? '');
  await record();
  await sandbox.cancel(customer.customer, body.subscriptionId, 'now');
  await record();
  return recorded;
}

/** What a ledger keeps: the first of each. */
class Ledger {
  readonly #entries = new Map<string, LedgerEntry>();
  add(state: CustomerState): void {
    for (const entry of entriesOf(state)) {
      const key = `${entry.object} ${entry.what}`;
      if (!this.#entries.has(key)) this.#entries.set(key, entry);
    }
  }

  plans(moments: readonly Date[]) {
    const entries = [...this.#entries.values()].flatMap((entry): Entry[] => {
      const known = toEntry(entry);
      return known === null ? [] : [known];
    });
    return moments.map((moment) => entitlementAt(entries, moment));
  }

  money(): number {
    const sum = (what: LedgerEntry['what']) =>
      [...this.#entries.values()]
        .filter((entry) => entry.what === what)
        .reduce((total, { facts }) => total + (facts.total ?? 0), 0);
    return sum('paid') - sum('refunded');
  }
}

test('a month in 1,000 random orders, with readings twice and readings left out, ends in the same plan and money', () => {
  const last = readings.at(-1) as CustomerState;
  const days = Array.from({ length: 500 }, (_, day) => new Date(Date.UTC(2026, 7, 20 + day)));
  const inOrder = new Ledger();
  for (const reading of readings) inOrder.add(reading);
  const random = mulberry(20_261_126);
  expect(inOrder.money()).toBeGreaterThan(0);
  for (let round = 0; round < 1_000; round += 1) {
    const ledger = new Ledger();
    for (let reading = 0; reading < readings.length * 2; reading += 1) {
      ledger.add(readings[Math.floor(random() * readings.length)] as CustomerState);
    }
    // The nightly comparison, or the next event, reads the last state.
    ledger.add(last);
    expect(ledger.money()).toBe(inOrder.money());
    expect(ledger.plans(days)).toEqual(inOrder.plans(days));
  }
});

test('told again by everything at once, the stored ledger gains nothing', async () => {
  const customer = await findCustomer(server, people.ann.id);
  if (customer === null) throw new Error('no customer');
  await applyCustomer(server, customer);
  const before = await listStoredEntries(server.db, customer.id, 'sandbox');
  const { rows: invoices } = await sql`select number from invoice order by id`.execute(server.db);
  await Promise.all(Array.from({ length: 20 }, () => applyCustomer(server, customer)));
  expect(await listStoredEntries(server.db, customer.id, 'sandbox')).toEqual(before);
  expect((await sql`select number from invoice order by id`.execute(server.db)).rows).toEqual(invoices);
});

/** Numbers in [0, 1), the same for the same seed. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
