import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, isOutdated, isPassword } from './hash-password.ts';
import { Turns } from './turns.ts';

test('a password is hashed with argon2id at the cost OWASP recommends, each time with another salt', async () => {
  const hashed = await hashPassword('correct horse');
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword('correct horse')).not.toBe(hashed);
  expect(await isPassword(hashed, 'correct horse')).toBe(true);
  expect(await isPassword(hashed, 'correct horsf')).toBe(false);
  expect(isOutdated(hashed)).toBe(false);
});

test('without a hash no password is right', async () => {
  for (const password of ['', 'x', 'correct horse']) expect(await isPassword(null, password)).toBe(false);
});

test('a hash of another cost still proves the password, and is to be made anew', async () => {
  const cheap = await hash('correct horse', { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  expect(await isPassword(cheap, 'correct horse')).toBe(true);
  expect(isOutdated(cheap)).toBe(true);
});

test('one password however a keyboard composes its letters', async () => {
  expect(await isPassword(await hashPassword('café au lait'), 'cafe\u0301 au lait')).toBe(true);
});

test('a few take their turn at a time, and who comes when too many wait is asked to come back', async () => {
  const turns = new Turns(2, 1);
  const started: string[] = [];
  const first = Promise.withResolvers<void>();
  const take = (name: string, until: Promise<void>) =>
    turns.take(() => {
      started.push(name);
      return until;
    });
  const a = take('a', first.promise);
  const b = take('b', first.promise);
  const c = take('c', Promise.resolve());
  await expect(take('d', Promise.resolve())).rejects.toMatchObject({ code: 'unavailable' });
  expect(started).toEqual(['a', 'b']);
  first.resolve();
  await Promise.all([a, b, c]);
  expect(started).toEqual(['a', 'b', 'c']);
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.take(async () => 'goes on')).toBe('goes on');
});
