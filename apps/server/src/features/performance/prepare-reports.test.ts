import type { PointInTimeFigures } from '@tenfold/domain/performance';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../platform/db/index.ts';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import { type NewDocument, saveDocuments } from '../../platform/documents/index.ts';
import { type CompanyFigures, loadCompanyFigures } from '../financials/index.ts';
import { addSmallCompanies } from '../financials/small-companies.fixture.ts';
import { prepareReports, reportsDocument } from './prepare-reports.ts';

let db: Db;
let close: () => Promise<void>;
let figures: CompanyFigures;
let read: readonly PointInTimeFigures[];
let document: NewDocument;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  await addSmallCompanies(db);
  const acme = await loadCompanyFigures(db, 'ACME');
  if (acme === null) throw new Error('ACME has no figures');
  figures = acme;
  ({ reports: read, document } = await prepareReports(db, figures));
});
afterAll(() => close());

/** The stored reports say less than the facts, so that it shows whether facts were read again. */
beforeEach(async () => {
  const stored = { ...JSON.parse(document.body), reports: read.slice(1) };
  await saveDocuments(db, 'ACME', [{ kind: reportsDocument, body: JSON.stringify(stored) }]);
});

const countOf = async (changed: CompanyFigures) => (await prepareReports(db, changed)).reports.length;

test('a new price reads no report again', async () => {
  const { market } = figures;
  const last = market.closes.at(-1);
  if (last === undefined) throw new Error('ACME has no closes');
  const closes = [...market.closes, { ...last, day: '2027-01-04' }];
  expect(read.length).toBeGreaterThan(1);
  expect(await countOf({ ...figures, market: { ...market, closes } })).toBe(read.length - 1);
});

test('a filed fact, a split or a correction reads all again', async () => {
  const [fact] = figures.facts;
  if (fact === undefined) throw new Error('ACME has no facts');
  const filed = { ...fact, tag: 'DocumentType' };
  const correction = {
    rowKey: 'revenue',
    column: '2024',
    kind: 'corrected',
    value: 2,
    filedValue: 1,
    madeOn: '2026-01-01',
  } as const;
  const changes: Partial<CompanyFigures>[] = [
    { facts: [...figures.facts, filed] },
    { splits: [{ effective: '2001-01-02', ratio: 2 }] },
    { corrections: [correction] },
  ];
  for (const change of changes) {
    expect(await countOf({ ...figures, ...change }), Object.keys(change).join()).toBe(read.length);
  }
});

test('closes that begin before all that was read have the older reports too', async () => {
  const { market } = figures;
  const [first] = market.closes;
  if (first === undefined) throw new Error('ACME has no closes');
  const closes = [{ ...first, day: '1999-01-04' }, ...market.closes];
  expect(await countOf({ ...figures, market: { ...market, closes } })).toBe(read.length);
});

test('the facts of a company are hashed once, however many listings it has', async () => {
  let hashed = 0;
  const facts = Object.assign([...figures.facts], {
    toJSON: () => {
      hashed += 1;
      return figures.facts;
    },
  });
  for (const symbol of ['ACME', 'ACME.B']) {
    await prepareReports(db, { ...figures, facts, listing: { ...figures.listing, symbol } });
  }
  expect(hashed).toBe(1);
});
