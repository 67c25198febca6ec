import type { Verdict } from '@tenfold/domain/valuation';
import type { BadgeTone } from '../../../ui/text/Badge.tsx';

export const verdictNames: Readonly<Record<Verdict, string>> = {
  undervalued: 'Undervalued',
  overvalued: 'Overvalued',
  neither: 'Fairly valued',
};

export const verdictTones: Readonly<Record<Verdict, BadgeTone>> = {
  undervalued: 'up',
  overvalued: 'down',
  neither: 'plain',
};
