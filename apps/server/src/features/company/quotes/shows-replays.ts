import type { Config } from '../../../config.ts';

export function showsReplays({ quoteProvider }: Pick<Config, 'quoteProvider'>): boolean {
  return quoteProvider === 'sample';
}
