import { matchParts } from './match-parts.ts';

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
