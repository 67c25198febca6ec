import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { wirePath } from './wire-path.ts';

const schema = z.object({
  noteTitle: z.string(),
  forecastValues: z.record(z.string(), z.object({ capexChange: z.number() })),
  typedValues: z.record(z.string(), z.partialRecord(z.enum(['capexChange']), z.number())),
  noteHistories: z.array(z.object({ createdAt: z.string() })).nullable(),
  block: z.union([
    z.object({ text: z.object({ title: z.string() }) }),
    z.object({ text: z.object({ helpLink: z.string() }) }),
  ]),
  target: z.union([z.object({ alertPrice: z.number() }), z.object({ modelName: z.string() })]).optional(),
});

describe('the wire path of an issue', () => {
  test.each([
    [['noteTitle'], 'note_title'],
    [['noteHistories', 2, 'createdAt'], 'note_histories.2.created_at'],
    [['target', 'modelName'], 'target.model_name'],
    [['target', 'alertPrice'], 'target.alert_price'],
    [['block', 'text', 'helpLink'], 'block.text.help_link'],
    [['typedValues', 'Terminal', 'capexChange'], 'typed_values.Terminal.capex_change'],
    [[], ''],
  ])('%j is %s', (path, wire) => {
    expect(wirePath(schema, path)).toBe(wire);
  });

  test('keys of records stay as sent', () => {
    expect(wirePath(schema, ['forecastValues', 'freeCashFlow', 'capexChange'])).toBe(
      'forecast_values.freeCashFlow.capex_change',
    );
  });

  test('unknown fields keep their names', () => {
    expect(wirePath(schema, ['someThing', 'else'])).toBe('someThing.else');
  });
});
