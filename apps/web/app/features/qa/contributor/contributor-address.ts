import { contributorPath } from '../../../shell/questions-paths.ts';

export const contributedKinds = ['questions', 'answers'] as const;
export type Contributed = (typeof contributedKinds)[number];

export const contributorParameters = ['show'] as const;

/** What of a contributor the address asks for. */
export function parseContributed(params: URLSearchParams): Contributed {
  return params.get('show') === 'answers' ? 'answers' : 'questions';
}

export function contributedPath(id: number, contributed: Contributed): string {
  return contributed === 'questions' ? contributorPath(id) : `${contributorPath(id)}?show=${contributed}`;
}
