export interface TextPart {
  readonly text: string;
  /** An http(s) address; null for plain text. */
  readonly href: string | null;
}

/** Plain text with its web addresses; whatever else looks like a link, such as `javascript:`, stays text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const match of text.matchAll(address)) {
    const href = withoutTail(match[0]);
    if (!isWebAddress(href)) continue;
    if (match.index > done) parts.push({ text: text.slice(done, match.index), href: null });
    parts.push({ text: href, href });
    done = match.index + href.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), href: null });
  return parts;
}

const address = /\bhttps?:\/\/[^\s<>"]+/gi;

/** The full stop after an address belongs to the sentence, and a bracket to the text unless the address opened it. */
function withoutTail(found: string): string {
  let unopened = count(found, ')') - count(found, '(');
  let end = found.length;
  for (; end > 0; end--) {
    const last = found[end - 1] ?? '';
    if (!".,;:!?'’”»)]}".includes(last) || (last === ')' && unopened <= 0)) break;
    if (last === ')') unopened -= 1;
  }
  return found.slice(0, end);
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

function isWebAddress(href: string): boolean {
  return URL.canParse(href) && /^https?:$/.test(new URL(href).protocol);
}
