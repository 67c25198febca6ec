import { isAbsolute } from 'node:path';
import { describe, expect, test } from 'vitest';
import { InvalidConfig, readConfig } from './config.ts';

describe('the environment', () => {
  test('nothing set is a process on this machine alone, with the embedded database', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      role: 'all',
      sampleData: true,
    });
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  test('every problem is said at once, by name', () => {
    const read = () =>
      readConfig({
        PORT: '99999',
        ROLE: 'boss',
        DATABASE_URL: 'mysql://x',
        SAMPLE_DATA: 'perhaps',
        LOG_LEVEL: 'loud',
      });
    expect(read).toThrow(InvalidConfig);
    for (const name of ['PORT', 'ROLE', 'DATABASE_URL', 'SAMPLE_DATA', 'LOG_LEVEL']) {
      expect(read).toThrow(new RegExp(`\\n {2}${name}: must`));
    }
  });

  test('a variable set to nothing counts as not set', () => {
    expect(readConfig({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  test('several processes need a database they can share', () => {
    expect(() => readConfig({ ROLE: 'worker' })).toThrow('ROLE: worker needs DATABASE_URL');
    expect(readConfig({ ROLE: 'worker', DATABASE_URL: 'postgres://h/d' }).role).toBe('worker');
  });

  test('a replica needs a database to be a replica of', () => {
    expect(() => readConfig({ DATABASE_READ_URL: 'postgres://h/d' })).toThrow('DATABASE_READ_URL: needs');
  });

  test('quotes are a replay beside the sample, and none without it, unless somebody says which', () => {
    expect(readConfig({}).quoteProvider).toBe('sample');
    expect(readConfig({ SAMPLE_DATA: 'no' }).quoteProvider).toBe('none');
    expect(readConfig({ SAMPLE_DATA: 'no', QUOTE_PROVIDER: 'yahoo' }).quoteProvider).toBe('yahoo');
  });

  test('quotes from files need their folder, and the folder needs them', () => {
    expect(() => readConfig({ QUOTE_PROVIDER: 'csv' })).toThrow('QUOTE_CSV: must name the folder');
    expect(() => readConfig({ QUOTE_CSV: 'quotes' })).toThrow('QUOTE_CSV: needs QUOTE_PROVIDER=csv');
    const folder = readConfig({ QUOTE_PROVIDER: 'csv', QUOTE_CSV: 'quotes' }).quoteFolder ?? '';
    expect(isAbsolute(folder)).toBe(true);
  });

  test('a public address has no slash at its end', () => {
    expect(readConfig({ PUBLIC_URL: 'https://research.example.org/' }).publicUrl).toBe(
      'https://research.example.org',
    );
  });
});
