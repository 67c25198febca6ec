import { isApiError } from '@tenfold/contract/errors/api-error';
import { freeName } from '@tenfold/contract/policy/free-name';
import { logFailure } from '../../../platform/api/log-failure.ts';
import { type EditedModel, startOf } from './edited-model.ts';
import type { Own } from './own.ts';

/** A copy of the averages or the consensus that are shown, saved under a name of its own: one click. */
async function copyToOwn(own: Own, model: EditedModel): Promise<void> {
  const { session, signedIn } = own;
  if (!signedIn) return session.openDialog('sign-in');
  session.begin(startOf(model));
  const taken = new Set(session.store.getState().saved.map(({ name }) => name));
  for (let tries = 0; tries < mostTries; tries += 1) {
    const name = await nameFor(taken);
    try {
      return await own.create(name);
    } catch (cause) {
      // Saved elsewhere, or not loaded yet.
      if (isApiError(cause) && cause.code === 'conflict') taken.add(name);
      else {
        logFailure('a copy of a forecast', cause);
        break;
      }
    }
  }
  // The dialog tries again, and says what is wrong.
  session.openDialog('name');
}

const mostTries = 5;

const firstCell = '.is-editable tr[data-edit] > td:nth-last-child(6)';

/** The same, with the focus where typing begins. */
export async function copyAndType(own: Own, model: EditedModel): Promise<void> {
  await copyToOwn(own, model);
  const first = document.querySelector<HTMLElement>(firstCell);
  if (first === null || own.session.store.getState().open === null) return;
  first.tabIndex = 0;
  first.focus();
}

/** `Base case`, or `Base case 2` where there is one. */
export function nameFor(taken: ReadonlySet<string>): Promise<string> {
  const names = new Set([...taken].map((name) => name.toLowerCase()));
  return freeName('Base case', (name) => names.has(name.toLowerCase()));
}
