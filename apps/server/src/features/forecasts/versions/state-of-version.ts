import { columnKeysAfter } from '@tenfold/domain/custom-forecast';
import type { IsoDate } from '@tenfold/domain/facts';
import { savedState, type ValueState } from '@tenfold/domain/value-state';
import type { SealedContent } from './sealed-content.ts';

export function stateOfVersion(content: SealedContent, day: IsoDate, splitFactor: number): ValueState {
  const { assumptions, typed, ...version } = content;
  const columns = columnKeysAfter(version.base.lastYear).flatMap((key) => assumptions[key] ?? []);
  return savedState({ ...version, forecast: { assumptions: columns, typed }, day, splitFactor });
}
