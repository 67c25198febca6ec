import { resolve } from 'node:path';
import { brand } from '@tenfold/contract/brand';
import { limits } from '@tenfold/contract/policy/limits';
import { z } from 'zod';
import {
  type Contact,
  linksField,
  networksField,
  redisUrlField,
  type Sender,
  senderField,
  smtpUrlField,
} from './config-fields.ts';
import { type ModelSettings, modelFields, readModel, refuseModel } from './model-config.ts';
import { defaultPrices, type PriceSetting, pricesField } from './plan-prices.ts';
import { isLoopback } from './platform/http/app/loopback.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Null: the embedded database in dataDir. */
  readonly databaseUrl: string | null;
  readonly databaseReadUrl: string | null;
  readonly role: 'all' | 'web' | 'worker';
  /** Bearer token of GET /metrics; null: only this machine may ask, and nobody with a publicUrl. */
  readonly metricsToken: string | null;
  /** How long the process keeps answering after SIGTERM, so that the load balancer notices. */
  readonly drainSeconds: number;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  readonly sampleData: boolean;
  /** Whether the other companies of the sample are loaded behind the first. */
  readonly loadsWholeSample: boolean;
  /** Origin of canonical and share links; null: taken from each request. */
  readonly publicUrl: string | null;
  /** Shown in the footer and the phone's menu; null: nothing was set. */
  readonly contact: Contact | null;
  readonly documentCacheBytes: number;
  /** Signs access tokens; null: generated once and stored in the database. */
  readonly sessionSecret: string | null;
  readonly sessionDays: number;
  readonly companiesAMonth: { readonly visitor: number; readonly light: number };
  /** Email address the SEC asks callers to send; null: EDGAR is not called. */
  readonly secContact: string | null;
  /** A mirror of EDGAR; null: the SEC's own addresses. */
  readonly edgarUrl: string | null;
  /** `sample` replays a simulated trading day; `none` shows the last close. */
  readonly quoteProvider: 'sample' | 'yahoo' | 'csv' | 'none';
  readonly quoteFolder: string | null;
  /** People to sign in as and a page of sent emails: only for a server that nobody else can reach. */
  readonly isSampleMode: boolean;
  /** Addresses and networks whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** Null: emails stay in dataDir/outbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: Sender;
  /** Null: rate limits are counted in this process. */
  readonly redisUrl: string | null;
  readonly googleClientId: string | null;
  readonly apple: { readonly clientId: string; readonly redirectUri: string } | null;
  readonly prices: readonly PriceSetting[];
  /** Null: the sandbox, which moves no money. */
  readonly stripe: StripeSettings | null;
  /** Null: the assistant answers by rules. */
  readonly languageModel: ModelSettings | null;
  /** The port of vite, while the web client is worked on (`npm run dev`); null: what was built is served. */
  readonly vitePort: number | null;
}

export class InvalidConfig extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`Invalid environment:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = schema.safeParse(presentVariables(environment));
  if (!parsed.success) {
    throw new InvalidConfig(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const env = parsed.data;
  const sampleData = env.SAMPLE_DATA !== false;
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseReadUrl: env.DATABASE_READ_URL ?? null,
    role: env.ROLE,
    metricsToken: env.METRICS_TOKEN ?? null,
    drainSeconds: env.DRAIN_SECONDS ?? (env.ROLE === 'web' ? 5 : 0),
    logLevel: env.LOG_LEVEL,
    sampleData,
    loadsWholeSample: sampleData && env.SAMPLE_DATA !== 'first',
    publicUrl: env.PUBLIC_URL ?? null,
    contact: readContact(env.CONTACT_EMAIL, env.CONTACT_ADDRESS, env.SOCIAL_LINKS),
    documentCacheBytes: env.DOCUMENT_CACHE_MIB * 1024 * 1024,
    sessionSecret: env.SESSION_SECRET ?? null,
    sessionDays: env.SESSION_DAYS,
    companiesAMonth: { visitor: env.QUOTA_VISITOR, light: env.QUOTA_LIGHT },
    secContact: env.SEC_CONTACT ?? null,
    edgarUrl: env.EDGAR_URL ?? null,
    quoteProvider: env.QUOTE_PROVIDER ?? (sampleData ? 'sample' : 'none'),
    quoteFolder: env.QUOTE_CSV === undefined ? null : resolve(env.QUOTE_CSV),
    isSampleMode: sampleData && isLoopback(env.HOST) && isLocal(env.PUBLIC_URL),
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? { name: brand.name, address: 'no-reply@localhost' },
    redisUrl: env.REDIS_URL ?? null,
    googleClientId: env.GOOGLE_CLIENT_ID ?? null,
    apple: readApple(env.APPLE_CLIENT_ID, env.APPLE_REDIRECT_URI),
    prices: env.PLAN_PRICES ?? defaultPrices,
    stripe: readStripe(env),
    languageModel: readModel(env),
    vitePort: env.VITE_PORT ?? null,
  };
}

function isLocal(publicUrl: string | undefined): boolean {
  return publicUrl === undefined || isLoopback(new URL(publicUrl).hostname);
}

function readContact(
  email: string | null = null,
  address: string | null = null,
  socialLinks: readonly string[] = [],
): Contact | null {
  const isSet = email !== null || address !== null || socialLinks.length > 0;
  return isSet ? { email, address, socialLinks } : null;
}

function readApple(clientId: string | undefined, redirectUri: string | undefined): Config['apple'] {
  return clientId === undefined || redirectUri === undefined ? null : { clientId, redirectUri };
}

export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Two while one takes the place of the other. */
  readonly webhookSecrets: readonly string[];
  /** Whether Stripe calculates tax. */
  readonly tax: boolean;
  /** Null: Stripe’s own. */
  readonly apiUrl: string | null;
}

function readStripe(env: z.output<typeof schema>): StripeSettings | null {
  if (env.STRIPE_SECRET_KEY === undefined) return null;
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecrets: env.STRIPE_WEBHOOK_SECRET ?? [],
    tax: env.STRIPE_TAX,
    apiUrl: env.STRIPE_API_URL ?? null,
  };
}

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must look like postgres://user@host:5432/name',
});

const yesOrNo = z
  .enum(['yes', 'no', 'true', 'false', '1', '0'], { error: 'must be yes or no' })
  .transform((text) => text === 'yes' || text === 'true' || text === '1');

const countField = z
  .string()
  .regex(/^\d{1,6}$/, 'must be a number of companies')
  .transform(Number);

const portField = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .refine((port) => port <= 65_535, 'must be a port number up to 65535');

const schema = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: portField.default(3000),
    VITE_PORT: portField.optional(),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_READ_URL: postgresUrl.optional(),
    ROLE: z.enum(['all', 'web', 'worker'], { error: 'must be all, web or worker' }).default('all'),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    DRAIN_SECONDS: z
      .string()
      .regex(/^\d{1,3}$/, 'must be a number of seconds, 0 to 999')
      .transform(Number)
      .optional(),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be one of fatal, error, warn, info, debug, trace, silent',
      })
      .default('warn'),
    SAMPLE_DATA: z.union([z.literal('first'), yesOrNo], { error: 'must be yes, first or no' }).default(true),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'must look like https://research.example.org' })
      .transform((text) => text.replace(/\/+$/, ''))
      .optional(),
    CONTACT_EMAIL: z.email({ error: 'must be an email address' }).optional(),
    CONTACT_ADDRESS: z.string().max(200, 'must have at most 200 characters').optional(),
    SOCIAL_LINKS: linksField.optional(),
    DOCUMENT_CACHE_MIB: z
      .string()
      .regex(/^\d{1,5}$/, 'must be a number of MiB')
      .transform(Number)
      .default(64),
    SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    SESSION_DAYS: z
      .string()
      .regex(/^[1-9]\d{0,2}$/, 'must be a number of days, 1 to 999')
      .transform(Number)
      .default(30),
    QUOTA_VISITOR: countField.default(limits.companiesAMonth.visitor),
    QUOTA_LIGHT: countField.default(limits.companiesAMonth.light),
    SEC_CONTACT: z.email({ error: 'must be an email address' }).optional(),
    EDGAR_URL: z
      .url({ protocol: /^https?$/, error: 'must look like https://edgar.example.org' })
      .transform((text) => text.replace(/\/+$/, ''))
      .optional(),
    QUOTE_PROVIDER: z
      .enum(['sample', 'yahoo', 'csv', 'none'], { error: 'must be sample, yahoo, csv or none' })
      .optional(),
    QUOTE_CSV: z.string().optional(),
    TRUSTED_PROXIES: networksField.optional(),
    SMTP_URL: smtpUrlField.optional(),
    MAIL_FROM: senderField.optional(),
    REDIS_URL: redisUrlField.optional(),
    PLAN_PRICES: pricesField.optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^[rs]k_(test|live)_\w+$/, 'must look like sk_test_… or sk_live_…')
      .optional(),
    STRIPE_PUBLISHABLE_KEY: z
      .string()
      .regex(/^pk_(test|live)_\w+$/, 'must look like pk_test_… or pk_live_…')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .transform((text) => text.split(',').map((each) => each.trim()))
      .refine(
        (secrets) => secrets.every((each) => /^whsec_\w+$/.test(each)),
        'must be one or two secrets such as whsec_…',
      )
      .optional(),
    STRIPE_TAX: yesOrNo.default(false),
    STRIPE_API_URL: z
      .url({ protocol: /^https?$/, error: 'must look like http://127.0.0.1:12111' })
      .optional(),
    ...modelFields,
    GOOGLE_CLIENT_ID: z.string().optional(),
    APPLE_CLIENT_ID: z.string().optional(),
    APPLE_REDIRECT_URI: z
      .url({ protocol: /^https$/, error: 'must look like https://research.example.org/auth/apple/callback' })
      .optional(),
  })
  .superRefine((env, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (env.DATABASE_READ_URL !== undefined && env.DATABASE_URL === undefined) {
      refuse('DATABASE_READ_URL', 'needs DATABASE_URL');
    }
    if (env.QUOTE_PROVIDER === 'csv' && env.QUOTE_CSV === undefined) {
      refuse('QUOTE_CSV', 'must name the folder that QUOTE_PROVIDER=csv reads');
    }
    if (env.QUOTE_PROVIDER !== 'csv' && env.QUOTE_CSV !== undefined) {
      refuse('QUOTE_CSV', 'needs QUOTE_PROVIDER=csv');
    }
    for (const name of ['MAIL_FROM', 'PUBLIC_URL'] as const) {
      if (env.SMTP_URL !== undefined && env[name] === undefined) refuse('SMTP_URL', `needs ${name}`);
    }
    if ((env.APPLE_CLIENT_ID === undefined) !== (env.APPLE_REDIRECT_URI === undefined)) {
      refuse('APPLE_CLIENT_ID', 'and APPLE_REDIRECT_URI must be set together');
    }
    for (const name of ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'PUBLIC_URL'] as const) {
      if (env.STRIPE_SECRET_KEY !== undefined && env[name] === undefined)
        refuse('STRIPE_SECRET_KEY', `needs ${name}`);
    }
    refuseModel(env, refuse);
    if (env.ROLE !== 'all' && env.DATABASE_URL === undefined) {
      refuse('ROLE', `${env.ROLE} needs DATABASE_URL: the embedded database serves one process`);
    }
  });

/** An empty variable counts as not set. */
function presentVariables(environment: NodeJS.ProcessEnv): Record<string, string> {
  const present: Record<string, string> = {};
  for (const name of Object.keys(schema.shape)) {
    const value = environment[name]?.trim();
    if (value) present[name] = value;
  }
  return present;
}
