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
      metricsToken: null,
      drainSeconds: 0,
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

  test('sample mode is for somebody at this machine alone', () => {
    expect(readConfig({}).isSampleMode).toBe(true);
    expect(readConfig({ HOST: '::1', PUBLIC_URL: 'http://localhost:3000' }).isSampleMode).toBe(true);
    for (const elsewhere of [
      { HOST: '0.0.0.0' },
      { PUBLIC_URL: 'https://research.example.org' },
      { SAMPLE_DATA: 'no' },
    ]) {
      expect(readConfig(elsewhere).isSampleMode, JSON.stringify(elsewhere)).toBe(false);
    }
  });

  test('who mails are from has a name, or is an address alone', () => {
    const sender = (text: string) => readConfig({ MAIL_FROM: text }).mailFrom;
    expect(sender('Tenfold Research <hello@example.org>')).toEqual({
      name: 'Tenfold Research',
      address: 'hello@example.org',
    });
    expect(sender('hello@example.org')).toEqual({ name: '', address: 'hello@example.org' });
    expect(() => sender('Tenfold <hello>')).toThrow('MAIL_FROM: must look like');
    expect(() => sender('a@example.org, b@example.org')).toThrow('MAIL_FROM: must look like');
  });

  test('mails that reach strangers say who they are from and link to where strangers come in', () => {
    const read = () => readConfig({ SMTP_URL: 'smtp://mail.example.org' });
    expect(read).toThrow('SMTP_URL: needs MAIL_FROM');
    expect(read).toThrow('SMTP_URL: needs PUBLIC_URL');
    expect(() => readConfig({ SMTP_URL: 'mail.example.org' })).toThrow('SMTP_URL: must look like smtps://');
  });

  test('Apple needs its client id and where it sends people back to', () => {
    const apple = { APPLE_CLIENT_ID: 'org.example', APPLE_REDIRECT_URI: 'https://example.org/back' };
    expect(readConfig(apple).apple).toEqual({
      clientId: 'org.example',
      redirectUri: 'https://example.org/back',
    });
    expect(() => readConfig({ ...apple, APPLE_REDIRECT_URI: '' })).toThrow('APPLE_CLIENT_ID: and');
  });

  test('proxies are named by address or network', () => {
    const proxies = (text: string) => readConfig({ TRUSTED_PROXIES: text }).trustedProxies;
    expect(proxies('127.0.0.1, 10.0.0.0/8,fd00::/8')).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
    for (const wrong of ['yes', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.1,', 'proxy.example.org']) {
      expect(() => proxies(wrong), wrong).toThrow('TRUSTED_PROXIES: must be addresses');
    }
  });
});
