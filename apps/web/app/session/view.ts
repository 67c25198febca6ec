import type { Viewer } from './load-viewer.ts';

/** Pages as the Investor plan shows them, or the lighter ones: an Investor chooses, everybody else has the lighter. */
export function viewOf(viewer: Viewer | null): 'light' | 'pro' {
  return viewer?.plan === 'investor' ? viewer.settings.view : 'light';
}
