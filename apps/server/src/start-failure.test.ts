import { expect, test } from 'vitest';
import { explainStartFailure } from './start-failure.ts';

const failed = (properties: object, message = 'it failed') => Object.assign(new Error(message), properties);

test.each([
  [{ name: 'ErrnoError', errno: 51 }, /disk .* is full/],
  [failed({ code: 'ENOSPC', path: '/data/x', syscall: 'write' }), /disk .* is full/],
  [failed({ code: '53100' }), /disk .* is full/],
  [failed({ code: 'EADDRNOTAVAIL', syscall: 'listen' }), /HOST must be an address of this machine/],
  [failed({ code: 'EACCES', syscall: 'listen' }), /Set one above 1023/],
  [failed({ code: 'EEXIST', syscall: 'mkdir', path: '/a-file' }), /DATA_DIR must be a folder/],
  [failed({ code: 'EACCES', syscall: 'open', path: '/data/x' }), /DATA_DIR must be a folder/],
  [failed({ code: '3D000' }, 'database "x" does not exist'), /DATABASE_URL doesn’t work, there is no such/],
  [failed({ code: '28P01' }), /DATABASE_URL doesn’t work, the password is wrong/],
  [failed({ code: 'ECONNREFUSED', syscall: 'connect' }), /The database isn’t responding/],
])('a failed start with %o names the cause in a sentence', (error, words) => {
  const explained = explainStartFailure(error);
  expect(explained).toMatch(words);
  expect(explained).not.toMatch(/object Object|\n\s+at /);
});
