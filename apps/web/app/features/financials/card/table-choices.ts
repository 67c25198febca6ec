export const typeChoices = [
  { value: 'table', label: 'Table', icon: 'table' },
  { value: 'chart', label: 'Chart', icon: 'bar' },
] as const;

export const basisChoices = [
  { value: 'annual', label: 'Annual' },
  { value: 'quarterly', label: 'Quarterly' },
] as const;

export const measureChoices = [
  { value: 'values', label: 'Values' },
  { value: 'share', label: '% of total' },
  { value: 'growth', label: 'Growth' },
] as const;

export const rowChoices = [
  { value: 'default', label: 'Default' },
  { value: 'all', label: 'All' },
] as const;

export const viewChoices = [
  { value: 'extended', label: 'Extended' },
  { value: 'condensed', label: 'Condensed' },
] as const;

export const noConsensus = 'No past consensus for these periods';
