export function logFailure(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification wants these failures logged and nothing else
  console.warn(what, cause);
}
