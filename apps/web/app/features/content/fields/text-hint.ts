import type { LineField, LinkField, TextField } from '@tenfold/contract/content/fields';

/** `37 of 60 characters`, after what the field itself says. */
export function textHint(field: LineField | TextField | LinkField, text: string): string | undefined {
  const parts = [field.hint, usage(field, text)].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' ');
}

function usage(field: LineField | TextField | LinkField, text: string): string | undefined {
  const isLeftOut = field.optional === true && text === '';
  if (field.kind === 'link') return isLeftOut ? 'Optional' : undefined;
  const most = field.max.toLocaleString('en-US');
  if (isLeftOut) return `Optional, at most ${most} characters`;
  return `${text.trim().length.toLocaleString('en-US')} of ${most} characters`;
}
