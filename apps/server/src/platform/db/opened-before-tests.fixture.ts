import { afterAll, beforeAll } from 'vitest';

/** Opened before the tests of a file or a group and closed after them, under one name that is there from the beginning. */
export function openedBeforeTests<Opened extends object & { close(): Promise<unknown> }>(
  open: () => Promise<Opened>,
): Opened {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  const now = (): Opened => {
    if (opened === undefined)
      throw new Error('it is opened before the tests, not before their file has been read');
    return opened;
  };
  return new Proxy({} as Opened, {
    get: (_, key) => Reflect.get(now(), key),
    has: (_, key) => Reflect.has(now(), key),
    ownKeys: () => Reflect.ownKeys(now()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(now(), key),
  });
}
