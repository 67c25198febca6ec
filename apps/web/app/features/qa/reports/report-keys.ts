import type { HelpLine } from '../../../ui/keyboard/KeyboardHelp.tsx';
import type { KeyCommands } from '../../../ui/keyboard/key-commands.ts';

export type ReportCommand = 'next' | 'previous' | 'hide' | 'keep' | 'limit' | 'open' | 'undo' | 'help';

/** Those of the queue, as far as they fit. */
export const reportCommands: KeyCommands<ReportCommand> = {
  j: 'next',
  k: 'previous',
  h: 'hide',
  d: 'keep',
  l: 'limit',
  o: 'open',
  z: 'undo',
  '?': 'help',
};

export const helpLines: readonly HelpLine[] = [
  { what: 'Next, previous', keys: ['J', 'K'] },
  { what: 'Hide', keys: ['H'] },
  { what: 'Keep it', keys: ['D'] },
  { what: 'Limit the account', keys: ['L'] },
  { what: 'Open the text', keys: ['O'] },
  { what: 'Undo the last act', keys: ['Z'] },
  { what: 'This help', keys: ['?'] },
];
