import { createHash } from 'node:crypto';
import type { InlineSources } from './page-headers.ts';

export interface HashedPage {
  readonly html: string;
  readonly inline: InlineSources;
}

/** Only elements with the nonce are hashed: markup that got in by an injection doesn't know it. */
export function hashInline(html: string, nonce: string): HashedPage {
  const mark = ` nonce="${nonce}"`;
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const inline = /<(script|style)([^>]*)>(.*?)<\/\1>/gs;
  for (const [, element, attributes = '', content = ''] of html.matchAll(inline)) {
    if (attributes.includes(mark) && content !== '')
      hashes[element as 'script' | 'style'].add(hashOf(content));
  }
  return {
    html: html.replaceAll(mark, ''),
    inline: { script: [...hashes.script], style: [...hashes.style] },
  };
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
