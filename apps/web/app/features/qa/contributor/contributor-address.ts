import { contributorPath } from '../../../shell/questions-paths.ts';

export const contributedKinds = ['questions', 'answers', 'featured'] as const;
export type Contributed = (typeof contributedKinds)[number];

export const contributorParameters = ['show'] as const;

/** What of a contributor the address asks for; null: whichever there is. */
export function parseContributed(params: URLSearchParams): Contributed | null {
  const show = params.get('show');
  return contributedKinds.find((kind) => kind === show) ?? null;
}

export function contributedPath(id: number, contributed: Contributed): string {
  return `${contributorPath(id)}?show=${contributed}`;
}
