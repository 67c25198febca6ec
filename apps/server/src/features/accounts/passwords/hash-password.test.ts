import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, matchesPassword, needsRehash } from './hash-password.ts';

test("a password is hashed with argon2id at OWASP's cost and a new salt each time", async () => {
  const hashed = await hashPassword('correct horse');
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword('correct horse')).not.toBe(hashed);
  expect(await matchesPassword(hashed, 'correct horse')).toBe(true);
  expect(await matchesPassword(hashed, 'correct horsf')).toBe(false);
  expect(needsRehash(hashed)).toBe(false);
});

test('without a hash no password is right', async () => {
  for (const password of ['', 'x', 'correct horse'])
    expect(await matchesPassword(null, password)).toBe(false);
});

test('a hash of another cost still verifies and asks for a rehash', async () => {
  const cheap = await hash('correct horse', { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  expect(await matchesPassword(cheap, 'correct horse')).toBe(true);
  expect(needsRehash(cheap)).toBe(true);
});

test('a password verifies however a keyboard composes its letters', async () => {
  expect(await matchesPassword(await hashPassword('café au lait'), 'cafe\u0301 au lait')).toBe(true);
});
