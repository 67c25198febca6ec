import { expect, test } from 'vitest';
import { baseOf } from '../../../../../../packages/domain/src/forecast/forecast-base.fixture.ts';
import { untyped } from '../session/content.fixture.ts';
import { type EditedModel, shareValueOf } from './edited-model.ts';

test('another content is valued with its own figures in place of filed ones, not with the page’s', () => {
  const model = {
    base: baseOf(),
    setting: { ownFigures: { netDebt: 1 } },
    table: { actual: [], average: [], ltm: [] },
    compute: (_base: unknown, { ownFigures }: { ownFigures: { netDebt?: number } }) => ({
      valuePerShare: ownFigures.netDebt ?? null,
      forecast: { custom: null },
    }),
  } as unknown as EditedModel;
  expect(shareValueOf(model, { ...untyped, ownFigures: { netDebt: 500 } })).toBe(500);
});
