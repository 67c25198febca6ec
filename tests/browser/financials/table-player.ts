import type { Page, Request } from '@playwright/test';
import { expect, takenOver } from '../signed-in.ts';
import { comments, forecast } from './played-data.ts';

/** What a sequence leaves behind: the cells it changed, the value, the focus, and what can be undone. */
export interface Trace {
  readonly cells: ReadonlyMap<string, string>;
  readonly rest: string;
}

const overCells = 'dialog[open], .comment-pop[popover]';
const opened = `${overCells}, .pick-notice, .toast`;
const late = /\/assets\/(?:editing|commenting)-[\w-]+\.js/;

/** Answers what a page of the table asks for, so that no sequence depends on another or on what the server has. */
export class TablePlayer {
  readonly page: Page;
  private price = 271.49;
  private revision = 1;
  private release = () => {};
  private mayLoad = Promise.resolve();
  private mayKnow = Promise.resolve();
  private know = () => {};

  /** Scripts on their way, but for those that are held back. */
  private readonly coming = new Set<Request>();

  constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && !late.test(request.url())) this.coming.add(request);
    });
    page.on('requestfinished', (request) => this.coming.delete(request));
    page.on('requestfailed', (request) => this.coming.delete(request));
    // Closes a link that Shift and Enter open elsewhere.
    page.on('popup', (other) => void other.close());
  }

  async answer(): Promise<void> {
    const onFile = await (await this.page.request.get('/api/v1/company/AAPL')).json();
    await this.page.route('**/api/v1/company/AAPL', (route) =>
      route.fulfill({ json: { ...onFile, stock_price: this.price } }),
    );
    await this.page.route('**/company/AAPL/forecast', async (route) => {
      await this.mayKnow;
      await route.fulfill({ json: { forecasts: [forecast] } });
    });
    await this.page.route('**/company/AAPL/forecast/1/save', (route) => {
      this.revision += 1;
      return route.fulfill({
        json: { ...forecast, ...route.request().postDataJSON(), revision: this.revision },
      });
    });
    await this.page.route('**/forecast/1/scores', (route) => route.fulfill({ json: { years: [] } }));
    await this.page.route('**/comment/company/AAPL/create', (route) =>
      route.fulfill({ json: { ...comments[0], ...route.request().postDataJSON(), id: 4 } }),
    );
    await this.page.route('**/comment/company/AAPL', (route) => route.fulfill({ json: { comments } }));
    // What an earlier sequence typed less than a second ago isn't saved yet: the next page would take it up.
    await this.page.addInitScript(() => {
      for (const key of Object.keys(localStorage))
        if (key.includes('forecast-edits:')) localStorage.removeItem(key);
    });
    await this.page.route(late, async (route) => {
      await this.mayLoad;
      await route.continue();
    });
  }

  async open(): Promise<void> {
    this.revision = 1;
    await this.load();
    await this.arrived();
    await expect(this.page.locator('.edit-bar')).toContainText('Played');
    await expect(this.page.locator('.edit-bar .live-value b')).toHaveText(/\d/);
    await this.openPanelOnce();
    await this.settled();
  }

  /** With the editor and the comments still on their way, until `arrive`. */
  async openEarly(): Promise<void> {
    this.revision = 1;
    this.mayLoad = new Promise((resolve) => {
      this.release = resolve;
    });
    this.mayKnow = new Promise((resolve) => {
      this.know = resolve;
    });
    await this.load();
    await expect(this.page.locator('.financials-table[role="grid"]')).toBeVisible();
  }

  async arrive(): Promise<void> {
    this.release();
    await this.arrived();
    await this.settled();
    this.know();
    // The page comes with the price on file; the one played here comes with the first poll.
    if (this.isOpen()) {
      await expect(this.page.locator('.company-price strong')).toHaveText(this.price.toFixed(2));
      await expect(this.page.locator('.edit-bar .live-value b')).toBeVisible();
    }
    await this.settled();
  }

  async poll(price: number): Promise<void> {
    this.price = price;
    if (!this.isOpen()) return;
    await expect(this.page.locator('.company-price strong')).toHaveText(price.toFixed(2));
  }

  /** A link that is followed is waited for: what comes next is done on its page. */
  async key(key: string): Promise<void> {
    const leads = await this.page.evaluate(() => {
      const link = document.activeElement?.closest<HTMLAnchorElement>('a[href]:not([target])');
      return link && link.pathname !== location.pathname ? link.pathname : null;
    });
    await this.page.keyboard.press(key);
    if (key === 'Enter' && leads !== null) await this.page.waitForURL(({ pathname }) => pathname === leads);
    if (/End|Home|Page/.test(key)) await this.page.evaluate(scrollingEnds);
    // A comment opens over cells some frames later.
    if (/^[cn]$/.test(key)) await this.settled();
  }

  /** What is copied from the focused element. */
  async copy(): Promise<string> {
    return this.page.evaluate(() => {
      const clipboardData = new DataTransfer();
      const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
      return clipboardData.getData('text/plain');
    });
  }

  async paste(text: string): Promise<void> {
    await this.page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }, text);
  }

  /** Presses where a cell is, and not what may be drawn over its middle; false where it is out of sight. */
  async press(row: string, fromEnd: number, double = false): Promise<void> {
    if (!this.isOpen()) return;
    const cell = this.page.locator(`.financials-table tr[data-row="${row}"] > :nth-last-child(${fromEnd})`);
    await cell.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'nearest' }));
    const box = await cell.boundingBox();
    if (box === null) throw new Error(`${row} ${fromEnd} has no place on the page`);
    const x = box.x + box.width / 3;
    const y = box.y + box.height / 2;
    if (double) await this.page.mouse.dblclick(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** Once two looks in succession, some frames apart, show the same. */
  async settled(): Promise<Trace> {
    let seen = '';
    let last: Trace = { cells: new Map(), rest: '' };
    await expect
      .poll(
        async () => {
          last = await this.look();
          const before = seen;
          seen = JSON.stringify([[...last.cells], last.rest]);
          return seen === before && this.coming.size === 0;
        },
        { intervals: [20, 50, 50, 50, 100] },
      )
      .toBe(true);
    return last;
  }

  /**
   * Closes what a sequence has left open; the page itself is opened again where that doesn't help, as a new comment
   * that stays open covers cells, and which of them depends on where the page stands.
   */
  async leave(): Promise<void> {
    for (let times = 0; times < 3; times++) await this.page.keyboard.press('Escape');
    const isClosed =
      this.isOpen() && (await this.page.locator(overCells).filter({ visible: true }).count()) === 0;
    if (!isClosed) await this.open();
  }

  /** Enter on the name of a row leads to its page. */
  private isOpen(): boolean {
    return new URL(this.page.url()).pathname === '/company/AAPL';
  }

  private async load(): Promise<void> {
    this.coming.clear();
    await this.page.goto('/company/AAPL?forecast=1');
    await takenOver(this.page);
  }

  /** The panel of sources is loaded with the first press on a figure: from then on it opens at once. */
  private async openPanelOnce(): Promise<void> {
    const panel = this.page.getByRole('dialog', { name: 'Source' });
    await this.press('revenue', 12);
    await expect(panel).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }

  private async arrived(): Promise<void> {
    await expect(this.page.locator('.comment-column li').first()).toBeAttached();
    await expect(this.page.locator('.edit-bar')).toBeVisible();
  }

  private async look(): Promise<Trace> {
    const { cells, rest } = await this.page.evaluate(async (whatOpens) => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      const lines = [...document.querySelectorAll<HTMLTableRowElement>('.financials-table tr[data-row]')];
      const cells = lines.flatMap((line) =>
        [...line.cells].slice(1).map((cell, at) => {
          const shown = cell.cloneNode(true) as HTMLElement;
          for (const beside of shown.querySelectorAll('input, [popover]')) beside.remove();
          return [`${line.dataset.row} ${line.cells.length - 1 - at}`, shown.textContent ?? ''] as const;
        }),
      );
      const visible = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
      const focused = document.activeElement;
      const cell = focused?.closest<HTMLTableCellElement>('td, th');
      const line = cell?.closest('tr');
      const place =
        cell && line?.dataset.row ? `${line.dataset.row} ${line.cells.length - cell.cellIndex} ` : '';
      const field = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
      const name = field
        ? `${focused.className || focused.name}="${focused.value}"`
        : (focused?.tagName ?? '');
      const label =
        place === '' ? (focused?.getAttribute('aria-label') ?? focused?.textContent ?? '').slice(0, 30) : '';
      const history = ['Undo', 'Redo'].filter((action) =>
        visible('.edit-bar button').some(
          (button) =>
            (button.getAttribute('aria-label') ?? button.title ?? button.textContent ?? '').startsWith(
              action,
            ) && !button.matches(':disabled, [aria-disabled="true"]'),
        ),
      );
      const opened = visible(whatOpens).map((each) =>
        (
          each.getAttribute('aria-label') ??
          each.querySelector('h1, h2, h3')?.textContent ??
          each.textContent ??
          ''
        )
          .trim()
          .slice(0, 40),
      );
      const value = visible('.edit-bar .live-value b')[0]?.textContent ?? '-';
      const price = document.querySelector('.company-price strong')?.textContent ?? '';
      // What of a dialog has the focus depends on how soon its content has come.
      const inDialog = visible('dialog[open]').length > 0;
      const inCell = `${place}${name}${label && ` “${label}”`}`;
      const onPage = place === '' && focused === document.body ? 'page' : inCell;
      const focus = inDialog ? 'the dialog' : onPage;
      const rest = [
        ...(location.pathname === '/company/AAPL' ? [] : [`at ${location.pathname}`]),
        `value ${value} at ${price}`,
        `focus ${focus}`,
        `can ${history.join(' and ') || 'neither'}`,
        ...(opened.length > 0 ? [`open ${opened.join(', ')}`] : []),
      ].join(' | ');
      return { cells, rest };
    }, opened);
    return { cells: new Map(cells), rest: rest.replaceAll('\n', ' ') };
  }
}

/** Outside the table these keys scroll the page, over many frames: what is pressed meanwhile is pressed elsewhere. */
async function scrollingEnds(): Promise<void> {
  for (let before = -1; before !== scrollY; ) {
    before = scrollY;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }
}
