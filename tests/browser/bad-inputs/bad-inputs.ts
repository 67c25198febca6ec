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

/** The ways into the forms of a file, which is named by its first: one on each push, in turn, and both with `--all`. */
export function waysInto(form: Form): readonly Way[] {
  const turn = (seed + forms.indexOf(form)) % ways.length;
  return isWhole ? ways : ways.filter((_, at) => at === turn);
}

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

/** All that these tests type and paste; on a push at least so many, where each form is given its inputs one way. */
export function countOfCases(): number {
  const once = otherForms.reduce((sum, form) => sum + givenOnce(form).length, 0);
  return forms.reduce((sum, form) => {
    const counts = ways.map((way) => given(form, way).length);
    return sum + (isWhole ? counts.reduce((of, count) => of + count) : Math.min(...counts));
  }, once);
}

const forms = Object.keys(inputsOf) as Form[];
const otherForms = Object.keys(otherInputsOf) as OtherForm[];
/** From 0 to 3: each takes another way, or another half. */
const seed = Number(process.env.INPUTS_SEED ?? 0);

/** Half of those to keep and of those to refuse, another for each form and way, and the last: some tests go on with it. */
function partOf<Input>(all: readonly Input[], from: number): readonly Input[] {
  if (isWhole) return all;
  const turn = (Math.floor(seed / 2) + from) % 2;
  const isRefused = (one: Input) => Array.isArray(one) && one[1] === null;
  return all.filter((one, at) => {
    const before = all.slice(0, at).filter((other) => isRefused(other) === isRefused(one));
    return before.length % 2 === turn || at === all.length - 1;
  });
}

/** A number that is kept is the number that was typed; what is none is never kept. */
export function expectStored(text: string, means: number | null, stored: number | null | undefined): void {
  expect(stored, `${JSON.stringify(text)} is ${means}`).toBe(means === 0 ? 0 : means);
}
