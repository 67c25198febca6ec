import { describe, expect, test } from 'vitest';
import { accountId } from '../ids.ts';
import { can, isGranted, type PlanPermission, rights, type Tier, tierOf, tiers } from './rights.ts';

type Row = Record<Tier, readonly [apple: boolean, other: boolean]>;

const everything: Row = { visitor: [true, false], light: [true, true], investor: [true, true] };
const signedIn: Row = { visitor: [false, false], light: [true, true], investor: [true, true] };

/** The published table of permissions. */
const rows: readonly (readonly [string, PlanPermission, Row])[] = [
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
      const person = tier === 'visitor' ? null : { plan: tier };
      const answers = ['AAPL', 'NKE'].map((symbol) => can(person, permission, { symbol }));
      expect(answers).toEqual(row[tier]);
    }
  });

  test('view AAPL company page fully: everything on the page is open to visitors', () => {
    const allowed: PlanPermission[] = ['seeHistory', 'compare', 'addParameter', 'calculateFairValue'];
    for (const permission of allowed) expect(can(null, permission, { symbol: 'AAPL' })).toBe(true);
  });
});

test('everything derived from the history follows its permission', () => {
  const withHistory: PlanPermission[] = ['addParameter', 'calculateFairValue', 'exportFinancials'];
  for (const permission of withHistory) expect(rights[permission]).toBe(rights.seeHistory);
});

test('a person has the rights of their plan, anybody else those of a visitor', () => {
  expect([tierOf(null), tierOf({ plan: 'light' }), tierOf({ plan: 'investor' })]).toEqual(tiers);
});

const ann = { id: accountId.parse(1), plan: 'light', isSuperuser: false } as const;
const ben = { ...ann, id: accountId.parse(2), plan: 'investor' } as const;
const cora = { ...ann, id: accountId.parse(3), isSuperuser: true } as const;

test('what is for editors is refused to visitors and on every plan', () => {
  expect([null, ann, ben, cora].map((person) => can(person, 'runCommands'))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('what is for the owner is refused to everybody else, editors included', () => {
  const ofAnn = { owner: ann.id };
  const answers = [null, ann, ben, cora].map((person) => isGranted('owner', person, ofAnn));
  expect(answers).toEqual([false, true, false, false]);
});

test('an action that needs a company or an owner is refused without one', () => {
  expect([can(ben, 'writeNotes'), isGranted('owner', ann, {}), isGranted('owner', null, {})]).toEqual([
    false,
    false,
    false,
  ]);
});
