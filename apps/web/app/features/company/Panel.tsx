import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { StatisticMode } from './StatisticModes.tsx';
import type { Section } from './use-section.ts';

interface Props {
  /** The tabs of a phone that show it: one section, or two with a space between. */
  sections: Section | 'financials forecast';
  /** The statistic it is, where it is one of the three. */
  mode?: StatisticMode;
  /** Columns of twelve. */
  width: 4 | 8 | 12;
  tall?: boolean;
  id?: string;
  children: ReactNode;
}

/** A card's place in the page. */
export function Panel({ sections, mode, width, tall = false, id, children }: Props) {
  return (
    <div
      id={id}
      className={classNames('panel', `col-${width}`, tall && 'panel-tall')}
      data-sections={sections}
      data-mode={mode}
    >
      {children}
    </div>
  );
}
