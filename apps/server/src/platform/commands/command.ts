import type { Command as TypedCommand } from 'commander';
import type { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Clock } from '../clock/index.ts';
import type { Db } from '../db/index.ts';
import type { Tally } from './tally.ts';

/** Something `tenfold` is asked to do on the command line: done by the server that holds DATA_DIR, or by the command's own process. */
export interface Command<Input = unknown> {
  /** The word before its name: `import`, `user`. */
  readonly group?: CommandGroup;
  readonly name: string;
  /** Plain data, so that it travels over a socket. Paths are absolute. */
  readonly input: z.ZodType<Input>;
  /** Says what may be typed, and what to run for it. */
  describe(typed: TypedCommand, run: RunCommand<Input>): void;
  /** Before anything is begun. @throws what a person can mend */
  check?(input: Input, config: Config): Promise<void>;
  /** When no server does it, before a database is opened for it. @throws what a person can mend */
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
  /** A file for everything that was refused. */
  readonly refusals?: string | undefined;
}

/** What a command is given when it is performed. */
export interface CommandRun {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'secContact'>;
  readonly tally: Tally;
  /** Asks to stop at the next good moment. */
  readonly signal: AbortSignal;
}

/** The command cannot be done, and why in words for a person: the wrong folder, no such account, a server that went away. */
export class CommandError extends Error {}

/** As it is typed: `import prices`. */
export function typedName({ group, name }: Pick<Command, 'group' | 'name'>): string {
  return group === undefined ? name : `${group.name} ${name}`;
}
