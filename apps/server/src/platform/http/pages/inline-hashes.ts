import { createHash } from 'node:crypto';

export interface HashedPage {
  readonly html: string;
  /** The policy with the hashes of inline scripts and styles instead of the nonce. */
  readonly policy: string;
}

/** Only elements with the nonce are hashed: markup that got in by an injection doesn't know it. */
export function hashInline(html: string, nonce: string, policy: string): HashedPage {
  const mark = ` nonce="${nonce}"`;
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const inline = /<(script|style)([^>]*)>(.*?)<\/\1>/gs;
  for (const [, element, attributes = '', content = ''] of html.matchAll(inline)) {
    if (attributes.includes(mark) && content !== '')
      hashes[element as 'script' | 'style'].add(hashOf(content));
  }
  return {
    html: html.replaceAll(mark, ''),
    policy: policy
      .split(';')
      .map((directive) => {
        const element = directive.trim().startsWith('style-src ') ? 'style' : 'script';
        return directive.replace(`'nonce-${nonce}'`, [...hashes[element]].join(' ')).trimEnd();
      })
      .join(';'),
  };
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
