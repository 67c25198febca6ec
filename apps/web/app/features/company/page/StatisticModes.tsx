import { Segmented } from '../../../ui/controls/Segmented.tsx';

export type StatisticMode = 'valuation' | 'calculator' | 'fair-value';

const modes = [
  { value: 'valuation', label: 'VALUATION' },
  { value: 'calculator', label: 'YOUR MODEL' },
  { value: 'fair-value', label: 'FAIR VALUE' },
] as const;

interface Props {
  mode: StatisticMode;
  onChange: (mode: StatisticMode) => void;
}

export function StatisticModes({ mode, onChange }: Props) {
  return (
    <Segmented
      className="statistic-modes mobile-only"
      label="Statistics"
      options={modes}
      value={mode}
      onChange={onChange}
      block
    />
  );
}
