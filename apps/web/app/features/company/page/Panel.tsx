import type { ReactNode } from 'react';
import { classNames } from '../../../ui/styles/class-names.ts';
import type { StatisticMode } from './StatisticModes.tsx';
import type { Section } from './use-section.ts';

interface Props {
  /** The tabs of a phone that show it: one section, or two with a space between. */
  sections: Section | 'financials forecast';
  /** The statistic it is, where it is one of the three. */
  mode?: StatisticMode;
  /** Columns of twelve. */
  width: 4 | 8 | 12;
  id?: string;
  children: ReactNode;
}

/** A card's place in the page. */
export function Panel({ sections, mode, width, id, children }: Props) {
  return (
    <div id={id} className={classNames('panel', `col-${width}`)} data-sections={sections} data-mode={mode}>
      {children}
    </div>
  );
}
