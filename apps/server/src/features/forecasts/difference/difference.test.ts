import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import { openedBeforeTests } from '../../../platform/db/opened-before-tests.fixture.ts';
import { openTestDatabase } from '../../../platform/db/test-database.ts';
import { openForecastsServer } from '../forecasts-server.fixture.ts';

const server = openedBeforeTests(async () => openForecastsServer(await openTestDatabase()));
beforeEach(async () => {
  await emptyTables(server.db, ['forecast']);
  await create('ACME', {
    name: 'Mine',
    values: { 2026: { percentageCfoOfRevenue: 0.3 } },
    required_return: 0.09,
  });
  await create('ACME', { name: 'Hers', values: { Terminal: { revenueChange: 0.01 } } }, 'ann');
  await create('LOSS', { name: 'Of another company' });
});

const create = (symbol: string, body: object, by: 'ann' | 'ben' = 'ben') =>
  server.post(`/company/${symbol}/forecast/create`, body, by);
const compare = async (first: string, second: string, symbol = 'ACME') =>
  (
    await server.get(`/company/${symbol}/forecast/difference?${new URLSearchParams({ first, second })}`)
  ).json();
const share = async (share: boolean) =>
  (await server.post('/company/ACME/forecast/2/share', { share }, 'ann')).json().share_token;

interface Line {
  readonly row: string;
  readonly differs: boolean;
}
const changed = ({ lines }: { lines: Line[] }) =>
  lines.filter(({ differs }) => differs).map(({ row }) => row);

test('mine against averages: the lines that were typed, at the same rates', async () => {
  const difference = await compare('1', 'averages');
  expect(difference).toMatchObject({
    company_name: 'Acme Anvils Inc.',
    first: { kind: 'own', name: 'Mine', id: 1, why: null },
    second: { kind: 'averages', name: null, id: null, why: null },
    columns: ['2026', '2027', '2028', '2029', '2030', 'Terminal'],
    required_return: { first: 0.09, second: 0.09, differs: false },
  });
  expect(changed(difference)).toEqual(['percentageCfoOfRevenue']);
  const [own] = (await server.get('/forecasts'))
    .json()
    .forecasts.filter(({ id }: { id: number }) => id === 1);
  expect(difference.first.value_per_share).toBe(own.value_per_share);
  const cents = (value: number) => Math.round(value * 100);
  expect(difference.cents).toBe(
    cents(difference.second.value_per_share) - cents(difference.first.value_per_share),
  );
});

test('mine against a shared one: each at its own rates', async () => {
  const token = await share(true);
  const difference = await compare('1', token);
  expect(difference.second).toMatchObject({ kind: 'shared', name: 'Hers', id: null });
  expect(changed(difference)).toEqual(['revenueChange', 'percentageCfoOfRevenue']);
  expect(difference.required_return).toMatchObject({ first: 0.09, second: 0.1, differs: true });
  await share(false);
  expect(await compare('1', token)).toMatchObject({ status: 404, code: 'not_found' });
});

test('analysts against averages: at the rates a page starts with', async () => {
  expect(await compare('analysts', 'averages')).toMatchObject({
    first: { kind: 'analysts', name: null },
    required_return: { first: 0.1, second: 0.1 },
    terminal_growth: { first: 0, second: 0 },
  });
});

test('without a value the lines are compared all the same', async () => {
  await server.post('/company/LOSS/forecast/3/save', {
    revision: 1,
    values: { Terminal: { percentageCfoOfRevenue: -0.5 } },
    method: 'fcfTenYears',
  });
  const difference = await compare('3', 'averages', 'LOSS');
  expect(difference).toMatchObject({ first: { value_per_share: null }, cents: null });
  expect(difference.first.why).not.toBeNull();
  expect(changed(difference)).toEqual(['percentageCfoOfRevenue']);
});

test('what is not theirs, of another company, or no forecast at all is not found', async () => {
  await server.post('/company/ACME/forecast/1/share', { share: true });
  for (const name of ['2', '3', '999999999999999', '9'.repeat(99), '0', 'x', '__proto__', "' or 1=1"])
    expect([name, (await compare('1', name)).status]).toEqual([name, 404]);
  const ofAcme = (await server.get('/company/ACME/forecast')).json().forecasts[0].share_token;
  expect((await compare('averages', ofAcme, 'LOSS')).status).toBe(404);
});
