import type { Config } from '../../../config.ts';

/** Whether a simulated day after the last close is shown: what a replay left behind is not, where quotes are real or absent. */
export function showsReplays({ quoteProvider }: Pick<Config, 'quoteProvider'>): boolean {
  return quoteProvider === 'sample';
}
