import type { Locator, Page } from '@playwright/test';
import { expect, expectStored } from './bad-inputs.ts';
import { enter, expectStays, sent, type Way } from './enter.ts';

interface SavedAlert {
  readonly price: number;
  readonly model: { readonly margin: number } | null;
}

/** A field that Enter sends. */
interface AlertField {
  readonly field: Locator;
  /** What shows the field, which is hidden again once its number is saved; without one it stays, and is emptied. */
  readonly opener?: Locator;
  /** The part of the page that shows why a number is refused. */
  readonly part: Locator;
  readonly call: RegExp;
  readonly numberOf: (saved: SavedAlert) => number;
}

export const addAlert = /price_notification\/add$/;
export const saveAlert = /\/save$/;

export const priceOf = ({ price }: SavedAlert): number => price;
/** In percent, as it is typed. */
export const marginOf = ({ model }: SavedAlert): number =>
  Number(((model?.margin ?? Number.NaN) * 100).toPrecision(12));

/** Each is saved as the number it is, or refused and stays in the field. @returns how many were saved */
export async function enterEach(
  page: Page,
  inputs: readonly (readonly [text: string, means: number | null])[],
  way: Way,
  { field, opener, part, call, numberOf }: AlertField,
): Promise<number> {
  let count = 0;
  for (const [text, means] of inputs) {
    if (opener !== undefined && !(await field.isVisible())) await opener.click();
    await enter(page, field, text, way);
    const press = () => page.keyboard.press('Enter');
    const saved = await sent<SavedAlert>(page, call, part.locator('.field-error'), press);
    if (saved === null) {
      await expectStays(field, text);
      continue;
    }
    expectStored(text, means, numberOf(saved));
    await (opener === undefined ? expect(field).toHaveValue('') : expect(field).toBeHidden());
    count += 1;
  }
  return count;
}
