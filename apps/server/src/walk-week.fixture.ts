import { finishedSession, isOpen } from '@tenfold/domain/market-hours';
import { recordCloses } from './features/company/index.ts';
import type { TestServer } from './features/company/server.fixture.ts';
import { recordFacts } from './features/financials/record-facts.ts';
import { ImportTally, prepareDocuments } from './features/market-data/index.ts';
import type { QuoteProvider } from './features/market-data/quotes/provider.ts';
import { refreshHistory } from './features/market-data/quotes/refresh-history.ts';
import { refreshQuotes } from './features/market-data/quotes/refresh-quotes.ts';
import { sampleProvider } from './features/market-data/quotes/sample-provider.ts';
import { closesUntil, thirdQuarter, week, weekSource } from './week.fixture.ts';

const hour = 3_600_000;
const never = new AbortController().signal;

/** Each hour of trading, and some of nights and the weekend; what a worker would do by then is done. */
export async function* walkMarket(server: TestServer): AsyncGenerator<Date> {
  const source = weekSource(server.clock);
  const last = Date.parse('2026-11-06T23:00:00Z');
  let stored = '';
  let filed = false;
  for (let at = Date.parse('2026-10-30T08:00:00Z'); at <= last; at += hour) {
    const now = new Date(at);
    setClock(server, now);
    // A source publishes closes half an hour after the session.
    const { day } = finishedSession(new Date(at - hour / 2));
    if (day !== stored) await storeHistory(server, source, day);
    stored = day;
    await refreshQuotes(server, source, ['ACME'], never);
    if (!filed && at >= Date.parse(`${week.filed}T12:00:00Z`)) {
      await file(server);
      filed = true;
    }
    await server.changes.look();
    if (isOpen(now) || now.getUTCHours() % 6 === 4) yield now;
  }
}

/** The days of the week, each played as the sample plays it: some hours of each, with the closes of the days before on file. */
export async function* walkSample(server: TestServer): AsyncGenerator<Date> {
  const source = sampleProvider(server.db, server.clock);
  const playing = 6.5 * hour;
  let start = Math.ceil(server.clock.now().getTime() / playing) * playing;
  for (const [index, day] of week.days.entries()) {
    const before = week.days[index - 1] ?? '2026-10-29';
    await recordCloses(server.db, 'ACME', closesUntil(before, '2015-01-01'), source.name);
    if (day === week.filed) await file(server);
    await prepareDocuments(server.db, 1001);
    for (const past of [0, 1, 3, 5, 6]) {
      setClock(server, new Date(start + past * hour));
      await server.changes.look();
      await refreshQuotes(server, source, ['ACME'], never);
      await server.changes.look();
      yield server.productClock.now();
    }
    start += playing;
  }
}

function setClock({ clock }: TestServer, now: Date): void {
  clock.advance(now.getTime() - clock.now().getTime());
}

async function storeHistory(server: TestServer, source: QuoteProvider, until: string): Promise<void> {
  const { db, events, clock } = server;
  const run = { db, events, clock, tally: new ImportTally(() => undefined), signal: never };
  const wanted = { symbol: 'ACME', source: source.name, until };
  await refreshHistory(run, wanted, async (from) => {
    if (source.history === null) throw new Error('The source has no history.');
    return source.history('ACME', from, never);
  });
}

async function file({ db }: TestServer): Promise<void> {
  await db.transaction().execute((tx) => recordFacts(tx, 1001, thirdQuarter));
  await prepareDocuments(db, 1001);
}
