export function matchParts(text: string, typed: string): readonly [string, string, string] | null {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return null;
  const at = text.toLowerCase().indexOf(wanted);
  if (at < 0) return null;
  return [text.slice(0, at), text.slice(at, at + wanted.length), text.slice(at + wanted.length)];
}
