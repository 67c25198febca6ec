import type { Valuation } from '@tenfold/contract/valuation';
import { useId, useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Figure } from '../../ui/Figure.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PartSimulated } from '../../ui/PartSimulated.tsx';
import { footWords } from './foot-words.ts';
import { OldFigures } from './OldFigures.tsx';
import { PriceRange } from './PriceRange.tsx';
import { statSections, useKeptSections } from './shown-sections.ts';
import { type Stat, statGroups } from './stat-groups.ts';
import { ValuationSettings } from './ValuationSettings.tsx';
import '../../ui/field.css';
import './valuation-card.css';

/** What the market pays: ratios, growth, returns, dividends and what analysts say. */
export function ValuationCard({ valuation }: { valuation: Valuation }) {
  const hidden = useKeptSections();
  const [setting, setSetting] = useState(false);
  const settings = useId();
  const { simulatedPrices } = valuation;
  const groups = statGroups(valuation);

  return (
    <Card
      title="Valuation"
      className="valuation-card"
      note={<span className="caption">last twelve months</span>}
      actions={
        <>
          {simulatedPrices && (
            <span className="desktop-only">
              <PartSimulated />
            </span>
          )}
          <IconButton
            icon="settings"
            label="Valuation settings"
            className="mobile-only"
            small
            aria-expanded={setting}
            aria-controls={setting ? settings : undefined}
            onClick={() => setSetting(!setting)}
          />
        </>
      }
    >
      <div className="stack stack-4">
        {setting && <ValuationSettings id={settings} />}
        <PriceRange valuation={valuation} />
        <div className="stat-groups">
          {groups.map(({ section, stats }) => (
            <div
              key={section}
              className={classNames('stat-group', hidden.includes(section) && 'off-on-mobile')}
            >
              <h3 className="overline">{titleOf(section)}</h3>
              <dl>
                {stats.map((stat) => (
                  <StatLine key={stat.label} stat={stat} />
                ))}
              </dl>
            </div>
          ))}
        </div>
        <OldFigures valuation={valuation} />
        <p className="caption">{footWords(valuation)}</p>
      </div>
    </Card>
  );
}

function StatLine({ stat: { label, hint, text, why, change } }: { stat: Stat }) {
  return (
    <div className="stat">
      <dt>
        {label}
        {hint && <span className="stat-hint"> {hint}</span>}
      </dt>
      <dd>
        <Figure text={text} why={why} change={change} />
      </dd>
    </div>
  );
}

function titleOf(wanted: (typeof statSections)[number]['section']): string {
  return statSections.find(({ section }) => section === wanted)?.title ?? '';
}
