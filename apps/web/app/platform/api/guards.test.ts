import { type Api, ApiError } from '@tenfold/contract/call';
import type { PlanPermission } from '@tenfold/contract/policy/rights';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { apiContext } from '../screens/server-context.ts';
import { requireRight, requireRole } from './guards.ts';

const ofAnn = { call: async () => ({ plan: 'light' }) } as unknown as Api;
const ofNobody: Api = {
  call: () => Promise.reject(new ApiError(401, 'unauthenticated', 'Nobody is signed in.')),
};

/** Where a reader of this page is led to; null when they may stay. */
async function ledTo(api: Api, permission: PlanPermission, symbol: string): Promise<string | null> {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  const url = new URL(`/financials/${symbol}/revenue?from=mail`, 'http://127.0.0.1:3000');
  try {
    await requireRight({ context, url }, permission, symbol);
    return null;
  } catch (thrown) {
    return (thrown as Response).headers.get('location');
  }
}

describe('a page that needs a permission', () => {
  test('sends visitors to sign in and back, even where the company is open to everyone', async () => {
    for (const symbol of ['NKE', 'AAPL']) {
      const back = encodeURIComponent(`/financials/${symbol}/revenue?from=mail`);
      expect(await ledTo(ofNobody, 'seeRowPage', symbol)).toBe(`/login?next=${back}`);
    }
  });

  test('is open to visitors where the table of permissions says so', async () => {
    expect(await ledTo(ofNobody, 'seeHistory', 'AAPL')).toBeNull();
    expect(await ledTo(ofNobody, 'seeHistory', 'NKE')).toMatch(/^\/login/);
  });

  test('is open to people whose plan includes it', async () => {
    expect(await ledTo(ofAnn, 'seeRowPage', 'NKE')).toBeNull();
  });
});

describe('a page for editors', () => {
  const opened = async (api: Api) => {
    const context = new RouterContextProvider();
    context.set(apiContext, api);
    const url = new URL('/editors/content', 'http://127.0.0.1:3000');
    return requireRole({ context, url }, 'editContent').then(
      () => 'shown',
      (thrown) => thrown.init?.status ?? thrown.headers.get('location'),
    );
  };

  test('is not there for anybody else, and visitors sign in first', async () => {
    expect(await opened(ofAnn)).toBe(404);
    expect(await opened(ofNobody)).toBe('/login?next=%2Feditors%2Fcontent');
    const ofCora = { call: async () => ({ plan: 'light', isSuperuser: true }) } as unknown as Api;
    expect(await opened(ofCora)).toBe('shown');
  });
});
