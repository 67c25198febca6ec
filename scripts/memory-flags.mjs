/**
 * How much garbage the server lets lie. Node's own choice is 64 MiB for what is young, and an old generation that may grow
 * fourfold before it is collected: under load 510 MiB where these keep 250, for a tenth more work a page.
 */
export const memoryFlags = ['--max-semi-space-size=16', '--heap-growing-percent=50'];
