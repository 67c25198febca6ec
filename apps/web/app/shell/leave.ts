import { logFailure } from '../ui/log-failure.ts';

/** Logs out: the session ends on the server, the token is forgotten, and the start page comes anew. */
export async function leave(): Promise<void> {
  // Contract and calls are no part of a first load.
  const [{ logOut }, { browserApi }, { keepAccessToken }] = await Promise.all([
    import('@tenfold/contract/accounts'),
    import('../session/browser-api.ts'),
    import('../session/access-token.ts'),
  ]);
  try {
    await browserApi.call(logOut);
  } catch (cause) {
    // What is left of the session, its cookie, ends with the next page that finds no token beside it.
    logFailure('sign out', cause);
  }
  keepAccessToken(null);
  window.location.assign('/');
}
