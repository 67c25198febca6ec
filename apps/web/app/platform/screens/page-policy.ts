/** By what a screen asks the server for an addition to the page policy; it isn’t sent on. */
const header = 'x-page-policy';

/** For `data(…, withPagePolicy('stripe'))`: null asks for nothing. */
export function withPagePolicy(addition: 'stripe' | null): { headers: Record<string, string> } {
  return { headers: addition === null ? {} : { [header]: addition } };
}

/** For `headers` of the screen: what its loader asked for. */
export function requestedPagePolicy(loaderHeaders: Headers): Record<string, string> {
  const addition = loaderHeaders.get(header);
  return addition === null ? {} : { [header]: addition };
}
