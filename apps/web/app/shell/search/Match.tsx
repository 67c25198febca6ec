export function Match({ text, typed }: { text: string; typed: string }) {
  const parts = matchParts(text, typed);
  if (parts === null) return text;
  const [before, match, after] = parts;
  return (
    <>
      {before}
      <mark>{match}</mark>
      {after}
    </>
  );
}

export function matchParts(text: string, typed: string): readonly [string, string, string] | null {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return null;
  const at = text.toLowerCase().indexOf(wanted);
  if (at < 0) return null;
  return [text.slice(0, at), text.slice(at, at + wanted.length), text.slice(at + wanted.length)];
}
