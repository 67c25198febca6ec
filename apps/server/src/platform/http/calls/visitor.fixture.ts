import type { Caller } from './calls.ts';

export const visitor: Caller = {
  requestId: 'r',
  address: '127.0.0.1',
  person: async () => null,
  cookie: () => null,
  setCookie: () => {},
};
