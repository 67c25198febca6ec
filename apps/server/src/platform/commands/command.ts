import { resolve } from 'node:path';
import type { Command as TypedCommand } from 'commander';
import type { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Clock } from '../clock/index.ts';
import type { Db } from '../db/index.ts';
import type { Events } from '../events/index.ts';
import type { Tally } from './tally.ts';

export interface Command<Input = unknown> {
  /** The word before its name: `import`, `user`. */
  readonly group?: CommandGroup;
  readonly name: string;
  /** Plain data, so that it can be sent over a socket. Paths are absolute. */
  readonly input: z.ZodType<Input>;
  describe(typed: TypedCommand, run: RunCommand<Input>): void;
  /** Before anything starts. @throws CommandError */
  check?(input: Input, config: Config): Promise<void>;
  /** Before a database is opened when no server is running. @throws CommandError */
  checkHere?(input: Input, config: Config): void;
  perform(run: CommandRun, input: Input): Promise<void>;
}

export interface CommandGroup {
  readonly name: string;
  readonly description: string;
  readonly help?: string;
}

export type RunCommand<Input> = (input: Input, options?: RunOptions) => Promise<void>;

export interface RunOptions {
  readonly refusals?: string | undefined;
}

export interface CommandRun {
  readonly db: Db;
  readonly events: Events;
  readonly clock: Clock;
  readonly config: Pick<Config, 'secContact' | 'edgarUrl' | 'stripe'>;
  readonly tally: Tally;
  readonly signal: AbortSignal;
}

export class CommandError extends Error {}

export function typedName({ group, name }: Pick<Command, 'group' | 'name'>): string {
  return group === undefined ? name : `${group.name} ${name}`;
}

/** npm runs commands in the project's folder and passes the user's in INIT_CWD. */
export function resolveTypedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}
