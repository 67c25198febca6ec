import type { ReactNode } from 'react';
import { classNames } from '../../../ui/styles/class-names.ts';
import type { StatisticMode } from './StatisticModes.tsx';
import type { Section } from './use-section.ts';

interface Props {
  sections: Section | 'financials forecast';
  mode?: StatisticMode;
  width: 4 | 8 | 12;
  id?: string;
  children: ReactNode;
}

export function Panel({ sections, mode, width, id, children }: Props) {
  return (
    <div id={id} className={classNames('panel', `col-${width}`)} data-sections={sections} data-mode={mode}>
      {children}
    </div>
  );
}
