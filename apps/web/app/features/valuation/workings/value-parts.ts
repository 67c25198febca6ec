import { fromServer } from '../../../platform/screens/from-server.tsx';

/** What is only read of a value, and changes only with the reader's choices. */
export const ValueSheet = fromServer(async () => (await import('./ValueSheet.tsx')).ValueSheet);
export const ValueWalk = fromServer(async () => (await import('./ValueWalk.tsx')).ValueWalk);
export const ValueRemarks = fromServer(async () => (await import('../notes/ValueRemarks.tsx')).ValueRemarks);

/** Before a value changes, so that nothing is missing from the page meanwhile. */
export async function loadValueParts(): Promise<void> {
  await Promise.all([ValueSheet.load(), ValueWalk.load(), ValueRemarks.load()]);
}
