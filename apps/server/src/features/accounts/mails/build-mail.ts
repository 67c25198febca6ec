import { brand } from '@tenfold/contract/brand';
import type { Mail } from '../../../platform/mail/index.ts';

export interface MailContent {
  readonly subject: string;
  readonly parts: readonly (string | Link)[];
}

interface Link {
  readonly label: string;
  readonly url: string;
}

export function buildMail(to: string, { subject, parts }: MailContent): Mail {
  return { to, subject, text: textOf(parts), html: htmlOf(subject, parts) };
}

function textOf(parts: MailContent['parts']): string {
  const paragraphs = parts.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.url}`));
  return `${[...paragraphs, brand.name].join('\n\n')}\n`;
}

/** No pictures, nothing fetched, colours readable on light and dark: for every mail program. */
function htmlOf(subject: string, parts: MailContent['parts']): string {
  const paragraphs = parts.map((part) => `<p>${typeof part === 'string' ? escaped(part) : linkOf(part)}</p>`);
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>`,
    '<body style="font-family: Georgia, serif; font-size: 17px; line-height: 1.5; max-width: 34em; margin: 2em auto; padding: 0 1em">',
    ...paragraphs,
    `<p>${escaped(brand.name)}</p>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function linkOf({ label, url }: Link): string {
  return `<a href="${escaped(url)}"><strong>${escaped(label)}</strong></a><br>${escaped(url)}`;
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => references[character] ?? character);
}
