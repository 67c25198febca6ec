import { noValueBrief, shortMethodName } from '../../valuation/index.ts';
import type { ValueLabels } from './company-row.ts';

export const valueLabels: Omit<ValueLabels, 'missing'> = {
  method: shortMethodName,
  reason: (why, detail) => `no value: ${noValueBrief({ ok: false, why, detail })}`,
};
