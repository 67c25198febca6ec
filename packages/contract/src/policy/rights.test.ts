import { describe, expect, test } from 'vitest';
import { can, type Permission, rights, type Tier, tierOf, tiers } from './rights.ts';

type Row = Record<Tier, readonly [apple: boolean, other: boolean]>;

const everything: Row = { visitor: [true, false], light: [true, true], investor: [true, true] };
const signedIn: Row = { visitor: [false, false], light: [true, true], investor: [true, true] };

/** The published table of permissions. */
const rows: readonly (readonly [string, Permission, Row])[] = [
  ['View other companies’ financial history', 'seeHistory', everything],
  ['Compare', 'compare', everything],
  ['Add parameter', 'addParameter', everything],
  ['Fair value calculation', 'calculateFairValue', everything],
  ['Export', 'exportFinancials', everything],
  ['The page of one row', 'seeRowPage', signedIn],
  ['Custom forecasts', 'saveForecasts', signedIn],
  ['Price notifications', 'setPriceAlerts', signedIn],
  ['Notes', 'writeNotes', signedIn],
  ['Lists', 'keepLists', signedIn],
  ['Comments', 'commentOnCells', signedIn],
];

describe('the table of permissions', () => {
  test.each(rows)('%s', (_, permission, row) => {
    for (const tier of tiers) {
      expect([can(tier, permission, 'AAPL'), can(tier, permission, 'NKE')]).toEqual(row[tier]);
    }
  });

  test('view AAPL company page fully: everything on the page is open to visitors', () => {
    const allowed: Permission[] = ['seeHistory', 'compare', 'addParameter', 'calculateFairValue'];
    for (const permission of allowed) expect(can('visitor', permission, 'AAPL')).toBe(true);
  });
});

test('everything derived from the history follows its permission', () => {
  const withHistory: Permission[] = ['addParameter', 'calculateFairValue', 'exportFinancials'];
  for (const permission of withHistory) expect(rights[permission]).toBe(rights.seeHistory);
});

test('a person has the rights of their plan, anybody else those of a visitor', () => {
  expect([tierOf(null), tierOf({ plan: 'light' }), tierOf({ plan: 'investor' })]).toEqual(tiers);
});
