import { logFailure } from '../../platform/api/log-failure.ts';

/** Logs out: the session ends on the server, the token is forgotten, and the start page comes anew. */
export async function logOut(): Promise<void> {
  // Contract and calls are no part of a first load.
  const [{ logOut: logOutEndpoint }, { browserApi }, { storeAccessToken }] = await Promise.all([
    import('@tenfold/contract/accounts'),
    import('../../platform/api/browser-api.ts'),
    import('../../platform/storage/access-token.ts'),
  ]);
  try {
    await browserApi.call(logOutEndpoint);
  } catch (cause) {
    // What is left of the session, its cookie, ends with the next page that finds no token beside it.
    logFailure('sign out', cause);
  }
  storeAccessToken(null);
  window.location.assign('/');
}
