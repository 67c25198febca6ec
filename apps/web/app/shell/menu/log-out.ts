import { logFailure } from '../../platform/api/log-failure.ts';

export async function logOut(): Promise<void> {
  const [{ browserApi }, { storeAccessToken }] = await Promise.all([
    import('../../platform/api/browser-api.ts'),
    import('../../platform/storage/access-token.ts'),
  ]);
  try {
    await browserApi.call('POST /user/logout');
  } catch (cause) {
    // The cookie's session ends with the next page load that finds no token.
    logFailure('sign out', cause);
  }
  storeAccessToken(null);
  window.location.assign('/');
}
