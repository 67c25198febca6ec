import type { AccountId } from '@tenfold/contract/ids';
import type { FastifyInstance } from 'fastify';
import type { Command } from './commands/index.ts';
import type { Deps } from './deps.ts';
import type { Reaction } from './events/index.ts';
import type { Prune, Queue } from './jobs/index.ts';
import type { Mailer } from './mail/index.ts';
import type { OwnTable } from './own-data.ts';
import type { SitemapPage } from './sitemap/index.ts';

export interface Feature<Needs extends Deps = Deps> {
  readonly name: string;
  readonly level: number;
  /** Where readers see what it dates, its routes and jobs have the product’s clock. */
  readonly dates?: 'on screen';
  readonly routes?: (api: FastifyInstance, deps: Needs) => void;
  /** Returns how many are open. */
  readonly sockets?: (api: FastifyInstance, deps: Needs) => () => number;
  readonly files?: (app: FastifyInstance, deps: Needs) => void;
  /** Its pages that a search engine may show, as a visitor sees them. */
  readonly sitemap?: (deps: Needs) => Promise<readonly SitemapPage[]>;
  /** Another text each time one of these is taken away, which search engines learn at once. */
  readonly sitemapTakenAway?: (deps: Needs) => Promise<string>;
  // biome-ignore lint/suspicious/noExplicitAny: each queue knows its own data, and gets what was sent to it
  readonly queues?: (deps: QueueDeps) => readonly Queue<any>[];
  /** What is deleted each night. */
  readonly prunes?: readonly Prune[];
  /** What a worker does again and again, while it runs. */
  readonly loops?: (deps: QueueDeps) => readonly Loop[];
  /** To what features below it say in their transactions. */
  readonly reactions?: (deps: ReactionDeps) => readonly Reaction[];
  /** Every table that references `account`. */
  readonly ownData?: readonly OwnTable[];
  /** Before an account is deleted. @throws what then keeps the account from being deleted */
  readonly leaving?: (deps: Needs, accountId: AccountId) => Promise<void>;
  readonly commands?: readonly Command[];
}

export interface Loop {
  readonly name: string;
  /** Between two runs. Several workers may run it at once. */
  readonly everyMs: number;
  readonly perform: () => Promise<void>;
}

export interface QueueDeps extends Pick<Deps, 'db' | 'events' | 'fanOut' | 'clock' | 'config' | 'log'> {
  readonly mailer: Mailer;
  readonly siteUrl: () => string;
}

/** Reactions write in a transaction of another feature: they get no database of their own. */
export type ReactionDeps = Pick<Deps, 'clock' | 'config' | 'fanOut'>;
