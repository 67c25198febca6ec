import type { LandingFigures, MustHold, Subsection } from '@tenfold/contract/landing';
import { formatPercent } from '@tenfold/domain/format';
import { driverNames, type SolvedDriver } from '@tenfold/domain/must-be-true';
import { formatMoney } from '../../../figures/format-money.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { driverWords, RangeStrip } from '../../valuation/index.ts';
import { TrySection } from '../section/TrySection.tsx';
import './must.css';

interface Props {
  texts: Subsection;
  must: MustHold;
  company: NonNullable<LandingFigures['company']>;
}

/** The order of the company’s page: the rows a reader knows from the table first. */
const shownDrivers = ['revenueChange', 'percentageCfoOfRevenue', 'requiredReturn'];

export function MustTry({ texts, must, company }: Props) {
  const known = must.drivers.filter(({ driver }) => shownDrivers.includes(driver));
  const shown = known.length > 0 ? known : must.drivers.slice(0, 3);
  return (
    <TrySection texts={texts} flip>
      <div className="card must-card">
        <p className="must-lead">
          For <b className="num">{formatMoney(must.price, company.currency)}</b>, one of these has to hold:
        </p>
        <ul>
          {shown.map((driver) => (
            <MustLine key={driver.driver} driver={driver} currency={company.currency} />
          ))}
        </ul>
        <p className="strip-keys caption">
          <span>
            <i className="key-now" />
            Averages
          </span>
          <span>
            <i className="key-need" />
            Needed
          </span>
          <span>
            <i className="key-year" />
            Each of ten years
          </span>
        </p>
      </div>
    </TrySection>
  );
}

function MustLine({ driver: line, currency }: { driver: MustHold['drivers'][number]; currency: string }) {
  const { driver, present, fades, record, ...solution } = line;
  const solved: SolvedDriver = { driver, present, fades, solution: { ok: true, ...solution } };
  const { badge, lead, text } = driverWords(solved, record, currency);
  return (
    <li>
      <div className="must-t">
        <b>{driverNames[driver]}</b>
        <span>
          <span className="edit num">{formatPercent(present)}</span>
          <Icon name="forward" small />
          <b className="num">{formatPercent(solution.shownRate, 2)}</b>
        </span>
      </div>
      <RangeStrip record={record} present={present} needed={solution.shownRate} />
      <p className="caption">
        {badge && <Badge tone={badge.tone}>{badge.label}</Badge>} {lead && <b>{lead}</b>} {text}
      </p>
    </li>
  );
}
