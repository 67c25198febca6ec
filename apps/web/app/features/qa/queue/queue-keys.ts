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
  | 'help';

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget | null;
}

const commands: Readonly<Record<string, QueueCommand>> = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  r: 'reject',
  f: 'feature',
  l: 'lists',
  o: 'open',
  x: 'select',
  z: 'undo',
};

/** What a key asks for; null: nothing, also while a field has the focus. */
export function commandOf({ key, shiftKey, ctrlKey, metaKey, altKey, target }: Pressed): QueueCommand | null {
  if (ctrlKey || metaKey || altKey || isField(target)) return null;
  if (key === '?') return 'help';
  const letter = key.toLowerCase();
  if (shiftKey) return letter === 'x' ? 'select range' : null;
  return Object.hasOwn(commands, letter) ? (commands[letter] ?? null) : null;
}

function isField(target: EventTarget | null): boolean {
  const { tagName = '', type, isContentEditable } = (target ?? {}) as Partial<HTMLInputElement>;
  if (tagName === 'INPUT') return type !== 'checkbox';
  return isContentEditable === true || tagName === 'TEXTAREA' || tagName === 'SELECT';
}
