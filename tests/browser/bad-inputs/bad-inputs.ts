import { expect, test as watched } from '../watched-page.ts';
import { inputsOf, isOneLine, otherInputsOf } from './cases.ts';
import { type Way, ways } from './enter.ts';

export { expect };

/** Refusals by the server are part of what these tests are about. */
export const test = watched.extend({
  refusals: [[400, 409, 422], { scope: 'test' }],
  permissions: [['clipboard-read', 'clipboard-write'], { scope: 'test' }],
});

type Form = keyof typeof inputsOf;

/** What a form is given one way. */
export function given<Of extends Form>(form: Of, way: Way): readonly (typeof inputsOf)[Of][number][] {
  const textOf = (one: (typeof inputsOf)[Of][number]) => (typeof one === 'string' ? one : one[0]);
  return inputsOf[form].filter((one) => way === 'pasted' || isOneLine(textOf(one)));
}

/** All that these tests type and paste. */
export function countOfCases(): number {
  const forms = Object.keys(inputsOf) as Form[];
  const others = Object.values(otherInputsOf).reduce((sum, all) => sum + all.length, 0);
  return forms.reduce((sum, form) => sum + ways.reduce((of, way) => of + given(form, way).length, 0), others);
}

/** A number that is kept is the number that was typed; what is none is never kept. */
export function expectKept(text: string, means: number | null, stored: number | null | undefined): void {
  expect(stored, `${JSON.stringify(text)} is ${means}`).toBe(means === 0 ? 0 : means);
}
