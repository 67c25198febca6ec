export function logFailure(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: only these failures may be logged in the browser
  console.warn(what, cause);
}
