import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
// Less than half of what the package gives as its source: each page compiles it.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Looked {
  /** Selector of the part to check, instead of the page. */
  readonly part?: string;
  /** Selectors to skip: frames without scripts, which axe needs. */
  readonly except?: readonly string[];
  /** What axe advises beyond WCAG, too. */
  readonly advice?: boolean;
}

/** Violations of WCAG 2.2 A and AA, one line each. */
export async function axeFindings(
  page: Page,
  { part, except = [], advice = false }: Looked = {},
): Promise<string[]> {
  const frames = except.includes('iframe') ? [page.mainFrame()] : page.frames();
  await Promise.all(frames.map(giveAxe));
  const context = { include: part === undefined ? [] : [part], exclude: [...except] };
  // Listing passes takes much of axe's time.
  const options: RunOptions = { resultTypes: ['violations'], ...(!advice && { runOnly: wcag }) };
  const violations = await page.evaluate(listViolations, { context, options });
  return violations.flatMap(({ id, targets }) => targets.map((target) => `${id}: ${target}`));
}

interface Axe {
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
}

/** Once for each document: a second look at a page finds it there. */
async function giveAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
}

async function listViolations({ context, options }: { context: ElementContext; options: RunOptions }) {
  const { axe } = window as unknown as { axe: Axe };
  const { violations } = await axe.run(context, options);
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
}
