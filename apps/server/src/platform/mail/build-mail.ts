import { brand } from '@tenfold/contract/brand';
import type { Mail } from './mailer.ts';

export interface MailContent {
  readonly subject: string;
  readonly parts: readonly MailPart[];
  /** Small, below a line: why it came, and how to stop it. */
  readonly footer?: readonly MailPart[];
}

/** A paragraph, a link with its address written out, figures with their names, or things that happened. */
export type MailPart = string | Link | FactList | Items;

interface Link {
  readonly label: string;
  readonly url: string;
}

interface FactList {
  readonly facts: readonly (readonly [name: string, value: string])[];
}

interface Items {
  readonly items: readonly { readonly title: string; readonly detail: string }[];
}

export function buildMail(to: string, { subject, parts, footer = [] }: MailContent): Mail {
  return { to, subject, text: textOf(parts, footer), html: htmlOf(subject, parts, footer) };
}

function textOf(parts: readonly MailPart[], footer: readonly MailPart[]): string {
  const below = footer.length === 0 ? [] : ['--', ...footer.map(asText)];
  return `${[...parts.map(asText), brand.name, ...below].join('\n\n')}\n`;
}

function asText(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('url' in part) return `${part.label}:\n${part.url}`;
  if ('facts' in part) return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  return part.items.map(({ title, detail }) => `- ${title}\n  ${detail}`).join('\n');
}

/** No pictures, nothing fetched, colours readable on light and dark: for every mail program. */
function htmlOf(subject: string, parts: readonly MailPart[], footer: readonly MailPart[]): string {
  const below =
    footer.length === 0 ? [] : ['<hr>', '<div style="font-size: 14px">', ...footer.map(asHtml), '</div>'];
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>`,
    '<body style="font-family: Georgia, serif; font-size: 17px; line-height: 1.5; max-width: 34em; margin: 2em auto; padding: 0 1em">',
    ...parts.map(asHtml),
    `<p>${escaped(brand.name)}</p>`,
    ...below,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function asHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p>${escaped(part)}</p>`;
  if ('url' in part) return `<p>${linkOf(part)}</p>`;
  if ('facts' in part) return `<table>\n${part.facts.map(rowOf).join('\n')}\n</table>`;
  return part.items
    .map(({ title, detail }) => `<p><strong>${escaped(title)}</strong><br>${escaped(detail)}</p>`)
    .join('\n');
}

function rowOf([name, value]: readonly [string, string]): string {
  const cell = 'padding: 2px 24px 2px 0; text-align: left';
  return `<tr><th scope="row" style="${cell}; font-weight: normal; white-space: nowrap">${escaped(name)}</th><td style="${cell}">${escaped(value)}</td></tr>`;
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
