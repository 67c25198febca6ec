import { classNames } from '../styles/class-names.ts';
import { Icon, type IconName } from '../text/Icon.tsx';
import './segmented.css';

export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconName;
  readonly disabled?: boolean;
  /** On hover: what it is, where the label alone could be something else. */
  readonly hint?: string;
}

export interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  small?: boolean;
  block?: boolean;
  className?: string;
}

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, small = false, block = false, className } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row in every browser
    <div
      role="group"
      aria-label={label}
      className={classNames('segmented', small && 'segmented-sm', block && 'segmented-block', className)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          disabled={option.disabled}
          title={option.hint}
          onClick={() => onChange(option.value)}
        >
          {option.icon && <Icon name={option.icon} small />}
          {option.label}
        </button>
      ))}
    </div>
  );
}
