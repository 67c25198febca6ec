import type { HelpLine } from '../../../../ui/keyboard/KeyboardHelp.tsx';
import type { KeyCommands } from '../../../../ui/keyboard/key-commands.ts';

export type ContestCommand = 'next' | 'previous' | 'kept' | 'corrected' | 'excluded' | 'help';

/** Those of the queue, as far as they fit. */
export const contestCommands: KeyCommands<ContestCommand> = {
  j: 'next',
  k: 'previous',
  a: 'kept',
  e: 'corrected',
  r: 'excluded',
  '?': 'help',
};

export const helpLines: readonly HelpLine[] = [
  { what: 'Next, previous', keys: ['J', 'K'] },
  { what: 'Keep', keys: ['A'] },
  { what: 'Correct', keys: ['E'] },
  { what: 'Exclude', keys: ['R'] },
  { what: 'This help', keys: ['?'] },
];
