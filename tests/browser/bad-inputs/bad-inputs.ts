import { isWhole } from '../../world/size.ts';
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
type OtherForm = keyof typeof otherInputsOf;

/** What a form is given one way. */
export function given<Of extends Form>(form: Of, way: Way): readonly (typeof inputsOf)[Of][number][] {
  const textOf = (one: (typeof inputsOf)[Of][number]) => (typeof one === 'string' ? one : one[0]);
  const all = inputsOf[form].filter((one) => way === 'pasted' || isOneLine(textOf(one)));
  return partOf(all, forms.indexOf(form) + ways.indexOf(way));
}

/** What a form is given that takes it one way only. */
export function givenOnce<Of extends OtherForm>(form: Of): readonly (typeof otherInputsOf)[Of][number][] {
  const all: readonly (typeof otherInputsOf)[Of][number][] = otherInputsOf[form];
  return partOf(all, otherForms.indexOf(form));
}

/** A form keeps more of them than this, where of all of them it keeps more than so many. */
export function fewest(ofAll: number): number {
  return isWhole ? ofAll : 0;
}

/** All that these tests type and paste. */
export function countOfCases(): number {
  const once = otherForms.reduce((sum, form) => sum + givenOnce(form).length, 0);
  return forms.reduce((sum, form) => sum + ways.reduce((of, way) => of + given(form, way).length, 0), once);
}

const forms = Object.keys(inputsOf) as Form[];
const otherForms = Object.keys(otherInputsOf) as OtherForm[];

/** A third of those to keep and of those to refuse, another for each form and way, and the last: some tests go on with it. */
function partOf<Input>(all: readonly Input[], from: number): readonly Input[] {
  if (isWhole) return all;
  const turn = (Number(process.env.INPUTS_SEED ?? 0) + from) % 3;
  const isRefused = (one: Input) => Array.isArray(one) && one[1] === null;
  return all.filter((one, at) => {
    const before = all.slice(0, at).filter((other) => isRefused(other) === isRefused(one));
    return before.length % 3 === turn || at === all.length - 1;
  });
}

/** A number that is kept is the number that was typed; what is none is never kept. */
export function expectKept(text: string, means: number | null, stored: number | null | undefined): void {
  expect(stored, `${JSON.stringify(text)} is ${means}`).toBe(means === 0 ? 0 : means);
}
