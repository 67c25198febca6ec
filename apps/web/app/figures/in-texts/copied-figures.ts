import { tokensIn } from '@tenfold/domain/figure-tokens';
import { type ClipboardEvent, useEffect } from 'react';

/** What says in copied HTML that a value is a figure with a name. */
const nameOf = 'data-figure';

let shown = 0;

/** While figures with names are on the page, what is copied has their values for everybody and their names for our fields. */
export function useCopiedFigures(): void {
  useEffect(() => {
    shown += 1;
    if (shown === 1) document.addEventListener('copy', copy);
    return () => {
      shown -= 1;
      if (shown === 0) document.removeEventListener('copy', copy);
    };
  }, []);
}

/** @returns true where named figures were pasted, with their names */
export function pasteFigures(event: ClipboardEvent): boolean {
  const field = event.target;
  const html = event.clipboardData.getData('text/html');
  if (!(field instanceof HTMLTextAreaElement) || field.readOnly || !html.includes(nameOf)) return false;
  const pasted = new DOMParser().parseFromString(html, 'text/html').body;
  const figures = [...pasted.querySelectorAll(`[${nameOf}]`)];
  for (const figure of figures) {
    const token = `{${figure.getAttribute(nameOf)}}`;
    // Anybody may put anything on a clipboard.
    if (tokensIn(token).length === 1) figure.textContent = token;
  }
  event.preventDefault();
  const text = textOf(pasted);
  // Only so does undo take it back.
  if (!document.execCommand('insertText', false, text)) {
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return true;
}

/** What is more than a text is the browser’s to copy: it knows what of a page is shown. */
function copy(event: globalThis.ClipboardEvent): void {
  const selection = getSelection();
  if (selection === null || selection.isCollapsed || event.clipboardData === null) return;
  const range = selection.getRangeAt(0);
  const { commonAncestorContainer: within } = range;
  if ((within instanceof Element ? within : within.parentElement)?.closest('p') == null) return;
  const copied = document.createElement('div');
  copied.append(range.cloneContents());
  const figures = [...copied.querySelectorAll('.named-figure')];
  if (figures.length === 0) return;
  for (const figure of figures) {
    const button = figure.querySelector(`[${nameOf}]`);
    const plain = document.createElement('span');
    plain.textContent = button?.textContent ?? '';
    if (button !== null) plain.setAttribute(nameOf, button.getAttribute(nameOf) ?? '');
    figure.replaceWith(plain);
  }
  event.clipboardData.setData('text/plain', textOf(copied));
  event.clipboardData.setData('text/html', copied.innerHTML);
  event.preventDefault();
}

const blocks = 'P, DIV, LI, UL, OL, ARTICLE, SECTION, HEADER, H1, H2, H3, H4, TR, BLOCKQUOTE, FORM';

/** Its words, with a line for each block. */
function textOf(element: Element): string {
  const clone = element.cloneNode(true) as Element;
  for (const hidden of clone.querySelectorAll('[hidden], script, style, .visually-hidden')) hidden.remove();
  for (const line of clone.querySelectorAll('br')) line.replaceWith('\n');
  for (const block of clone.querySelectorAll(blocks)) block.append('\n');
  return (clone.textContent ?? '').replace(/\n{3,}/g, '\n\n').replace(/^\n+|\n+$/g, '');
}
