import { useMemo } from 'react';
import { splitLinks } from './split-links.ts';

/** What a person wrote: text and line breaks as typed, its web addresses as links. */
export function LinkedText({ text }: { text: string }) {
  const parts = useMemo(() => splitLinks(text), [text]);
  return parts.map(({ text: shown, href }, at) =>
    href === null ? (
      shown
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <a key={at} href={href} target="_blank" rel="noopener nofollow ugc">
        {shown}
      </a>
    ),
  );
}
