import type { KeyCommands } from '../../../ui/keyboard/key-commands.ts';

export type QueueCommand =
  | 'next'
  | 'previous'
  | 'approve'
  | 'reject'
  | 'feature'
  | 'lists'
  | 'open'
  | 'select'
  | 'select range'
  | 'undo'
  | 'reports'
  | 'help';

export const queueCommands: KeyCommands<QueueCommand> = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  r: 'reject',
  f: 'feature',
  l: 'lists',
  o: 'open',
  x: 'select',
  'Shift x': 'select range',
  z: 'undo',
  'g r': 'reports',
  '?': 'help',
};
