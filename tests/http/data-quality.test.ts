import { httpApi } from '@tenfold/contract/call';
import { listCompanies } from '@tenfold/contract/company';
import { getFailedChecks, getFinancials, listDataQuality } from '@tenfold/contract/financials';
import { expect, test } from 'vitest';
import { openedBeforeTests } from '../../apps/server/src/platform/db/opened-before-tests.fixture.ts';
import { startForBen } from './server-for-ben.ts';

const server = openedBeforeTests(startForBen);

const visitor = () => httpApi({ baseUrl: server.url });

test('the page of data quality has a line for each company with figures, in the same order', async () => {
  const [{ companies: listed }, { companies }] = [
    await server.ben.call(listCompanies),
    await server.ben.call(listDataQuality),
  ];
  expect(companies.map(({ symbol }) => symbol)).toEqual(listed.map(({ symbol }) => symbol));
  expect(companies.map(({ newestFiling }) => newestFiling)).toEqual(
    listed.map(({ newestFiling }) => newestFiling?.filed ?? null),
  );
});

test('everybody gets the same counts, and no figure of a company', async () => {
  const reply = await (await fetch(`${server.url}/api/v1/data-quality`)).json();
  expect(await visitor().call(listDataQuality)).toEqual(await server.ben.call(listDataQuality));
  const numbers = Object.values(reply.companies as object[]).flatMap((line) =>
    Object.values(line).filter((value) => typeof value === 'number'),
  );
  expect(numbers.every((count) => Number.isInteger(count) && count < 1_000)).toBe(true);
  const names = new Set(Object.values(reply.companies as object[]).flatMap((line) => Object.keys(line)));
  expect([...names].sort()).toEqual(
    [
      'contested excluded failed gaps judged name newest_filing passed restated short_name symbol tag_switches'.split(
        ' ',
      ),
    ].flat(),
  );
});

test('the failing checks of a company are those its page shows, as many as its line counts', async () => {
  const { companies } = await server.ben.call(listDataQuality);
  for (const { symbol, failed } of companies) {
    const [{ checks }, { quality }] = [
      await server.ben.call(getFailedChecks, { params: { symbol } }),
      await server.ben.call(getFinancials, { params: { symbol } }),
    ];
    expect([symbol, checks]).toEqual([symbol, quality.filter(({ state }) => state === 'failed')]);
    expect([symbol, checks.length]).toEqual([symbol, failed]);
  }
});

test('a visitor is refused the checks of a company, whose sides are figures, and sees none on its page', async () => {
  await expect(visitor().call(getFailedChecks, { params: { symbol: 'AMCR' } })).rejects.toMatchObject({
    code: 'forbidden',
  });
  const { checks } = await server.ben.call(getFailedChecks, { params: { symbol: 'AMCR' } });
  const page = await (await fetch(`${server.url}/data-quality/AMCR`)).text();
  expect(page).toContain('Sign up free to see');
  for (const { expected, found } of checks)
    for (const side of [expected, found]) expect(page).not.toContain(String(side));
});

test('the list is saved as the address describes it, with all of its pages and nothing the page doesn’t show', async () => {
  const { companies } = await visitor().call(listDataQuality);
  const reply = await fetch(`${server.url}/data-quality.csv?show=failing&sort=gaps&page=2`);
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="data-quality.csv"');
  expect(reply.headers.get('cache-control')).toBe('private, no-store');
  const [head, ...lines] = (await reply.text()).trim().split('\r\n');
  expect(head).toMatch(/^\uFEFF?Symbol,Company,Identities that hold,Identities checked,Failed checks,Gaps,/);
  expect(lines).toHaveLength(companies.filter(({ failed }) => failed > 0).length);
  const gaps = lines.map((line) => Number(line.match(/(?:^|,)(?:"[^"]*"|[^",]*)(?=,|$)/g)?.[5]?.slice(1)));
  expect(gaps).toEqual(gaps.toSorted((a, b) => b - a));
});
