import type { FastifyInstance } from 'fastify';
import type { Command } from './commands/index.ts';
import type { Deps } from './deps.ts';
import type { Queue } from './jobs/index.ts';
import type { Mailer } from './mail/index.ts';
import type { OwnTable } from './own-data.ts';

export interface Feature<Needs extends Deps = Deps> {
  readonly name: string;
  readonly level: number;
  readonly routes?: (api: FastifyInstance, deps: Needs) => void;
  readonly files?: (app: FastifyInstance, deps: Needs) => void;
  // biome-ignore lint/suspicious/noExplicitAny: each queue knows its own data, and gets what was sent to it
  readonly queues?: (deps: QueueDeps) => readonly Queue<any>[];
  /** Every table that references `account`. */
  readonly ownData?: readonly OwnTable[];
  readonly commands?: readonly Command[];
}

export interface QueueDeps extends Pick<Deps, 'db' | 'clock' | 'config' | 'log'> {
  readonly mailer: Mailer;
  readonly siteUrl: () => string;
}
