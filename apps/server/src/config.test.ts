import { isAbsolute } from 'node:path';
import { describe, expect, test } from 'vitest';
import { InvalidConfig, readConfig } from './config.ts';

describe('the environment', () => {
  test('defaults to one process on this machine with the embedded database', () => {
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

  test('reports every invalid variable at once, by name', () => {
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

  test('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  test('requires a shared database for several processes', () => {
    expect(() => readConfig({ ROLE: 'worker' })).toThrow('ROLE: worker needs DATABASE_URL');
    expect(readConfig({ ROLE: 'worker', DATABASE_URL: 'postgres://h/d' }).role).toBe('worker');
  });

  test('has a language model once it is named, with what its kind needs', () => {
    expect(readConfig({}).languageModel).toBeNull();
    const own = { ASSISTANT_MODEL: 'm', ASSISTANT_URL: 'http://127.0.0.1:1/v1/' };
    expect(readConfig(own).languageModel).toEqual({
      kind: 'openai',
      model: 'm',
      url: 'http://127.0.0.1:1/v1',
      key: null,
      prices: { input: 0, output: 0 },
      budget: null,
    });
    const anthropic = { ASSISTANT_KIND: 'anthropic', ASSISTANT_MODEL: 'm', ASSISTANT_KEY: 'k' };
    expect(
      readConfig({ ...anthropic, ASSISTANT_PRICES: '3/15.00', ASSISTANT_BUDGET: '50' }).languageModel,
    ).toMatchObject({ kind: 'anthropic', url: null, prices: { input: 3, output: 15 }, budget: 50 });
  });

  test.each([
    [{ ASSISTANT_MODEL: 'm' }, 'ASSISTANT_MODEL: needs ASSISTANT_URL with ASSISTANT_KIND=openai'],
    [
      { ASSISTANT_MODEL: 'm', ASSISTANT_KIND: 'anthropic' },
      'ASSISTANT_MODEL: needs ASSISTANT_KEY with ASSISTANT_KIND=anthropic',
    ],
    [{ ASSISTANT_KEY: 'k' }, 'ASSISTANT_KEY: needs ASSISTANT_MODEL'],
    [{ ASSISTANT_KIND: 'other' }, 'ASSISTANT_KIND: must be openai or anthropic'],
    [
      { ASSISTANT_MODEL: 'm', ASSISTANT_URL: 'models' },
      'ASSISTANT_URL: must look like https://models.example.org/v1',
    ],
    [
      { ASSISTANT_MODEL: 'm', ASSISTANT_URL: 'http://h/v1', ASSISTANT_BUDGET: '50' },
      'ASSISTANT_BUDGET: needs ASSISTANT_PRICES',
    ],
    [{ ASSISTANT_PRICES: 'cheap' }, 'ASSISTANT_PRICES: must look like 3.00/15.00'],
  ])('%j is refused with what to do', (environment, problem) => {
    expect(() => readConfig(environment)).toThrow(problem);
  });

  test('names a contact only where one is set', () => {
    expect(readConfig({}).contact).toBeNull();
    expect(readConfig({ CONTACT_EMAIL: 'hello@example.org' }).contact).toEqual({
      email: 'hello@example.org',
      address: null,
      socialLinks: [],
    });
    expect(readConfig({ SOCIAL_LINKS: 'https://x.com/us, https://github.com/us' }).contact).toMatchObject({
      socialLinks: ['https://x.com/us', 'https://github.com/us'],
    });
    for (const invalid of [
      { SOCIAL_LINKS: 'javascript:alert(1)' },
      { SOCIAL_LINKS: '@us' },
      { CONTACT_EMAIL: 'us' },
    ])
      expect(() => readConfig(invalid)).toThrow(InvalidConfig);
  });

  test('accepts a replica only together with a database', () => {
    expect(() => readConfig({ DATABASE_READ_URL: 'postgres://h/d' })).toThrow('DATABASE_READ_URL: needs');
  });

  test('replays quotes with the sample and shows none without it, unless a provider is set', () => {
    expect(readConfig({}).quoteProvider).toBe('sample');
    expect(readConfig({ SAMPLE_DATA: 'no' }).quoteProvider).toBe('none');
    expect(readConfig({ SAMPLE_DATA: 'no', QUOTE_PROVIDER: 'yahoo' }).quoteProvider).toBe('yahoo');
  });

  test('requires a folder for quotes from files, and accepts it only for them', () => {
    expect(() => readConfig({ QUOTE_PROVIDER: 'csv' })).toThrow('QUOTE_CSV: must name the folder');
    expect(() => readConfig({ QUOTE_CSV: 'quotes' })).toThrow('QUOTE_CSV: needs QUOTE_PROVIDER=csv');
    const folder = readConfig({ QUOTE_PROVIDER: 'csv', QUOTE_CSV: 'quotes' }).quoteFolder ?? '';
    expect(isAbsolute(folder)).toBe(true);
  });

  test('removes the slash at the end of the public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://research.example.org/' }).publicUrl).toBe(
      'https://research.example.org',
    );
  });

  test('turns sample mode on only where nobody else can reach the server', () => {
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

  test('accepts a sender with or without a name', () => {
    const sender = (text: string) => readConfig({ MAIL_FROM: text }).mailFrom;
    expect(sender('Tenfold Research <hello@example.org>')).toEqual({
      name: 'Tenfold Research',
      address: 'hello@example.org',
    });
    expect(sender('hello@example.org')).toEqual({ name: '', address: 'hello@example.org' });
    expect(() => sender('Tenfold <hello>')).toThrow('MAIL_FROM: must look like');
    expect(() => sender('a@example.org, b@example.org')).toThrow('MAIL_FROM: must look like');
  });

  test('requires a sender and a public address to send emails', () => {
    const read = () => readConfig({ SMTP_URL: 'smtp://mail.example.org' });
    expect(read).toThrow('SMTP_URL: needs MAIL_FROM');
    expect(read).toThrow('SMTP_URL: needs PUBLIC_URL');
    expect(() => readConfig({ SMTP_URL: 'mail.example.org' })).toThrow('SMTP_URL: must look like smtps://');
  });

  test('requires client id and redirect address for Apple together', () => {
    const apple = { APPLE_CLIENT_ID: 'org.example', APPLE_REDIRECT_URI: 'https://example.org/back' };
    expect(readConfig(apple).apple).toEqual({
      clientId: 'org.example',
      redirectUri: 'https://example.org/back',
    });
    expect(() => readConfig({ ...apple, APPLE_REDIRECT_URI: '' })).toThrow('APPLE_CLIENT_ID: and');
  });

  test('accepts proxies by address or network', () => {
    const proxies = (text: string) => readConfig({ TRUSTED_PROXIES: text }).trustedProxies;
    expect(proxies('127.0.0.1, 10.0.0.0/8,fd00::/8')).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
    for (const wrong of ['yes', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.1,', 'proxy.example.org']) {
      expect(() => proxies(wrong), wrong).toThrow('TRUSTED_PROXIES: must be addresses');
    }
  });
});
