import { openSymbol } from '../policy/open-company.ts';
import type { FieldSet } from './fields.ts';

/** Companies whose figures everybody may see: a figure of another one would show what its page hides. */
const symbol = {
  kind: 'choice',
  label: 'Company',
  options: { [openSymbol]: openSymbol } as Readonly<Record<typeof openSymbol, string>>,
} as const;

/** Free cash flow is the only row from which a value follows. */
export const liveFields = {
  show: { kind: 'switch', label: 'Shown' },
  symbol,
  row: { kind: 'choice', label: 'Row', options: { freeCashFlow: 'Free cash flow' } },
} as const satisfies FieldSet;

const lineRows = {
  revenue: 'Revenue',
  netIncome: 'Net income',
  earningsPerShare: 'Diluted earnings per share',
  cashFlowFromOperatingActivities: 'Cash from operations',
  freeCashFlow: 'Free cash flow',
} as const;

/** Business-differ data, with figures where the specification has pictures. */
export const differFields = {
  show: { kind: 'switch', label: 'Shown' },
  title: { kind: 'line', label: 'Title', max: 60 },
  subtitle: { kind: 'text', label: 'Text', max: 240, optional: true },
  symbol,
  firstLine: { kind: 'choice', label: 'Left graphic, first line', options: lineRows },
  secondLine: { kind: 'choice', label: 'Left graphic, second line', options: lineRows },
  bars: {
    kind: 'choice',
    label: 'Right graphic, bars',
    options: { sharesOutstanding: 'Diluted shares', ...lineRows },
  },
  logos: {
    kind: 'list',
    label: 'Images below',
    add: 'Add image',
    max: 4,
    item: {
      kind: 'group',
      label: 'Image',
      fields: {
        logo: { kind: 'image', label: 'Image' },
        label: { kind: 'line', label: 'Caption', max: 80, optional: true },
        isMobile: { kind: 'switch', label: 'On phones only' },
      },
    },
  },
  linkDescription: { kind: 'line', label: 'Link, text before it', max: 80, optional: true },
  linkLabel: { kind: 'line', label: 'Link, label', max: 40, optional: true },
  link: { kind: 'link', label: 'Link', optional: true },
} as const satisfies FieldSet;
