import { fromServer } from '../../../platform/screens/from-server.tsx';

export const ValueSheet = fromServer(async () => (await import('./ValueSheet.tsx')).ValueSheet);
export const ValueWalk = fromServer(async () => (await import('./ValueWalk.tsx')).ValueWalk);
export const ValueRemarks = fromServer(
  async () => (await import('../value-notes/ValueRemarks.tsx')).ValueRemarks,
);

/** Loaded before a value changes, so that nothing disappears meanwhile. */
export async function loadValueParts(): Promise<void> {
  await Promise.all([ValueSheet.load(), ValueWalk.load(), ValueRemarks.load()]);
}
