/** What lets somebody in, as it stands in addresses and in what errors say of them. */
const tokenInPath = /\/(verify|reset-password)\/[^\s"'?#/]+/g;

/** A text for the log, without the tokens of mails. */
export function redactTokens(text: string): string {
  return text.replace(tokenInPath, '/$1/[token]');
}

/** An address for the log: what is asked, without what came along. */
export function redactUrl(url: unknown): unknown {
  return typeof url === 'string' ? redactTokens(url).replace(/\?.*$/, '?…') : url;
}
