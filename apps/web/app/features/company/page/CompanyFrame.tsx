import type { Company } from '@tenfold/contract/company';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../../ui/styles/class-names.ts';
import { CompanyHeader } from '../header/CompanyHeader.tsx';
import { SeoText } from '../seo/SeoText.tsx';
import { type StatisticMode, StatisticModes } from './StatisticModes.tsx';
import { type Section, sections } from './use-section.ts';
import './company-page.css';
import '../../../ui/layout/tabs.css';

export interface FrameProps {
  company: Company;
  now: string;
  address: string;
  section: Section;
  /** In the header. */
  action: ReactNode;
  notice: ReactNode;
  performance: ReactNode;
  calculator: ReactNode;
  valuation: ReactNode;
  alerts: ReactNode;
  summary: ReactNode;
  financials: ReactNode;
  questions: ReactNode;
  fairValue: ReactNode;
  quality: ReactNode;
  notes: ReactNode;
}

/** What a page shows in the same way whether its reader sees all figures or not. */
export type SharedParts = Pick<
  FrameProps,
  | 'company'
  | 'now'
  | 'address'
  | 'action'
  | 'notice'
  | 'valuation'
  | 'alerts'
  | 'summary'
  | 'questions'
  | 'notes'
>;

/** Desktop shows everything; phones show one section, and one statistic in its summary. */
export function CompanyFrame(props: FrameProps) {
  const { company, section, summary, quality } = props;
  const [mode, setMode] = useState<StatisticMode>('valuation');
  return (
    <div className="company-page" data-section={section} data-mode={mode}>
      <a className="skip-link" href="#financials">
        Skip to financials
      </a>
      <CompanyHeader company={company} now={props.now} address={props.address} action={props.action} />
      {props.notice}
      <CompanyTabs current={section} />
      <div className="grid company-grid" id="summary">
        <Panel sections="summary" width={8}>
          {props.performance}
        </Panel>
        <StatisticModes mode={mode} onChange={setMode} />
        <Panel sections="summary" mode="calculator" width={4}>
          {props.calculator}
        </Panel>
        <Panel sections="summary" mode="valuation" width={8}>
          {props.valuation}
        </Panel>
        <Panel sections="summary" width={4}>
          {props.alerts}
        </Panel>
        {summary && (
          <Panel sections="summary" width={12}>
            {summary}
          </Panel>
        )}
        <Panel sections="financials forecast" width={12}>
          <span className="panel-anchor" id="forecast" />
          {props.financials}
        </Panel>
        <Panel sections="summary" width={12}>
          {props.questions}
        </Panel>
        <Panel sections="value-estimate" mode="fair-value" width={12} id="value-estimate">
          {props.fairValue}
        </Panel>
        {quality && (
          <Panel sections="financials" width={12} id="data-quality">
            {quality}
          </Panel>
        )}
        <Panel sections="summary notes" width={12} id="notes">
          {props.notes}
        </Panel>
      </div>
      <SeoText company={company} />
    </div>
  );
}

/** Phones: one section at a time. Plain links that scroll to the section without JavaScript. */
function CompanyTabs({ current }: { current: Section }) {
  return (
    <nav className="company-tabs mobile-only" aria-label="Company sections">
      <div className="tabs">
        {sections.map(({ key, label }) => (
          <a key={key} href={`#${key}`} aria-current={key === current ? 'true' : undefined}>
            {label}
          </a>
        ))}
      </div>
    </nav>
  );
}

interface Props {
  sections: Section | 'financials forecast' | 'summary notes';
  mode?: StatisticMode;
  width: 4 | 8 | 12;
  id?: string;
  children: ReactNode;
}

function Panel({ sections, mode, width, id, children }: Props) {
  return (
    <div id={id} className={classNames('panel', `col-${width}`)} data-sections={sections} data-mode={mode}>
      {children}
    </div>
  );
}
