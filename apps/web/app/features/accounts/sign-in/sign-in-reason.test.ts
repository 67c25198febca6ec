import { expect, test } from 'vitest';
import { signInReason } from './sign-in-reason.ts';

test('a visitor sent away from the page of a row learns which plan has it', () => {
  expect(signInReason('/financials/BRK-B/netIncome?x=1')).toBe(
    'Each line of BRK-B’s financials has a page of its own. They come with the free Light plan.',
  );
});

test('a visitor sent away from an account’s page learns that it needs one', () => {
  expect(signInReason('/my-tenfold')).toBe('This page belongs to your account.');
  expect(signInReason('/my-tenfold/settings/MAIN')).not.toBeNull();
});

test('signing in by choice, or from a made-up address, shows no reason', () => {
  for (const next of ['/', '/company/NKE', '/my-tenfolder', '/financials/<b>you won</b>/netIncome']) {
    expect(signInReason(next), next).toBeNull();
  }
});
