import { type Api, ApiError } from '@tenfold/contract/call';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { apiContext, clockContext, publicUrlContext } from '../../../platform/screens/server-context.ts';
import { acme } from '../company.fixture.ts';
import { loadCompanyPage } from './load-company-page.ts';

const documents: Readonly<Record<string, unknown>> = {
  '/company/{symbol}': acme,
  '/company/{symbol}/valuation_and_earnings': { symbol: 'ACME' },
  '/company/{symbol}/financials': { symbol: 'ACME', actual: [{ year: 2025 }], quarterly: [{ year: 2025 }] },
  '/company/{symbol}/ceo': { chiefExecutives: [] },
  '/company/{symbol}/contests': { contests: [] },
  '/billing/plans': { plans: [{ key: 'light', companiesAMonth: 30 }] },
};

const answering = { call: async (endpoint) => documents[endpoint.path] } as Api;

function refusing(error: Error): Api {
  return {
    call: async () => {
      throw error;
    },
  };
}

async function load(path: string, api: Api, publicUrl: string | null = null) {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(clockContext, { now: () => new Date('2026-08-01T12:00:00Z') });
  context.set(publicUrlContext, publicUrl);
  const url = new URL(path, 'http://127.0.0.1:3000');
  const params = { symbol: decodeURIComponent(url.pathname.split('/')[2] ?? '') };
  const args = { request: new Request(url), url, params, context, pattern: '/company/:symbol' };
  return loadCompanyPage(args as LoaderFunctionArgs);
}

describe("a company's page", () => {
  test('loads with its quote, the time and its address', async () => {
    const page = await load('/company/ACME', answering);
    expect(page?.company).toEqual(acme);
    expect(page?.quote).toMatchObject({ price: 62.847, stale: false });
    expect(page?.now).toBe('2026-08-01T12:00:00.000Z');
    expect(page?.address).toBe('http://127.0.0.1:3000/company/ACME');
  });

  test('includes years; quarters load on demand', async () => {
    const page = await load('/company/ACME', answering);
    expect(page?.financials).toEqual({ symbol: 'ACME', actual: [{ year: 2025 }] });
  });

  test('has its public address', async () => {
    const page = await load('/company/ACME', answering, 'https://research.example.org');
    expect(page?.address).toBe('https://research.example.org/company/ACME');
  });

  test('redirects permanently to its symbol in upper case', async () => {
    const moved = await load('/company/acme?from=mail', answering).catch((thrown: Response) => thrown);
    expect(moved).toMatchObject({ status: 301 });
    expect((moved as Response).headers.get('location')).toBe('/company/ACME?from=mail');
  });

  test('is 404 for an unknown symbol', async () => {
    const api = refusing(new ApiError(404, 'company_not_found', 'We have no company with the symbol ZZZZ.'));
    await expect(load('/company/ZZZZ', api)).rejects.toMatchObject({
      data: { code: 'company_not_found' },
      init: { status: 404 },
    });
  });

  test('is null for a listing without data, whatever the other calls answer', async () => {
    const api = {
      call: async (endpoint) => {
        const code = endpoint.path === '/company/{symbol}' ? 'company_not_on_file' : 'company_not_found';
        throw new ApiError(404, code, `KO: ${code}`);
      },
    } as Api;
    expect(await load('/company/KO', api)).toBeNull();
  });

  test('is not loaded for an invalid symbol', async () => {
    const api = refusing(new Error('was asked'));
    await expect(load('/company/%20%3Cb%3E', api)).rejects.toMatchObject({ init: { status: 404 } });
  });

  test('reports a database outage', async () => {
    const api = refusing(new ApiError(503, 'unavailable', 'The database isn’t responding.'));
    await expect(load('/company/ACME', api)).rejects.toMatchObject({
      data: { code: 'unavailable', detail: 'The database isn’t responding.' },
      init: { status: 503 },
    });
  });
});
