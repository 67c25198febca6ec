import { logIn } from '@tenfold/contract/accounts';
import { readText } from '../../../forms/read-text.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { beginSession } from '../../../session/begin-session.ts';

/** Reloads into the page wanted: this one was rendered for a visitor. */
export async function signIn(values: FormData, next: string): Promise<void> {
  const body = { username: readText(values, 'username'), password: readText(values, 'password') };
  beginSession(await browserApi.call(logIn, { body }));
  window.location.replace(next);
}
