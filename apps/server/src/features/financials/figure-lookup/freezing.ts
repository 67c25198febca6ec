import type { TextFigure } from '@tenfold/contract/financials';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/index.ts';
import type { QuotaDeps } from '../../billing/index.ts';
import { figuresForTexts } from '../company-figures-cache.ts';
import { TextFigures } from './text-figures.ts';

/** What the figures that a text names are as it is posted. */
export type Frozen = readonly TextFigure[];

/** Before the transaction that posts the text: it may take longer than one should. */
export type Freeze = (text: string, writer: CallContext<'person'>) => Promise<Frozen>;

type FreezeDeps = Pick<QuotaDeps, 'db' | 'quota'> & Pick<Deps, 'clock'>;

export function openFreezing(deps: FreezeDeps): Freeze {
  const texts = new TextFigures(deps, figuresForTexts(deps.db));
  return (text, writer) => texts.freeze(text, { ...writer }, deps.clock.now());
}
