import type { ComponentProps } from 'react';
import type { Country } from './countries.ts';

interface Props extends ComponentProps<'select'> {
  options: readonly Country[];
  /** What is said before one is chosen. */
  none: string;
  onChoose: (code: string) => void;
}

export function CodeSelect({ options, none, onChoose, ...rest }: Props) {
  return (
    <select className="select" {...rest} onChange={(event) => onChoose(event.currentTarget.value)}>
      <option value="">{none}</option>
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
