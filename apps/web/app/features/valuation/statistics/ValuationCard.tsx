import type { Valuation } from '@tenfold/contract/valuation';
import { Suspense, useId, useState } from 'react';
import { PartSimulated } from '../../../figures/PartSimulated.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { MultiplesPanel } from '../multiples/MultiplesPanel.tsx';
import { statSections, useShownSections, useStoredSections } from './shown-sections.ts';
import { ValuationFigures } from './ValuationFigures.tsx';
import '../../../ui/controls/check.css';
import '../../../ui/controls/field.css';
import './valuation-card.css';

export function ValuationCard({ valuation, history = false }: { valuation: Valuation; history?: boolean }) {
  const hidden = useStoredSections();
  const [setting, setSetting] = useState(false);
  const [comparing, setComparing] = useState(false);
  const settings = useId();
  const { simulatedPrices } = valuation;

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
        {/* Phones hide sections by an attribute on a parent: the server’s HTML can stay as it is. */}
        <div className="valuation-figures" data-hidden={hidden.join(' ')}>
          <ValuationFigures valuation={valuation} />
        </div>
        {history && (
          <p className="small">
            <button type="button" className="link needs-script" onClick={() => setComparing(true)}>
              P/E and other multiples over ten years
            </button>
          </p>
        )}
        <Suspense>
          {comparing && <MultiplesPanel symbol={valuation.symbol} onClose={() => setComparing(false)} />}
        </Suspense>
      </div>
    </Card>
  );
}

function ValuationSettings({ id }: { id: string }) {
  const { hidden, show } = useShownSections();
  return (
    <fieldset className="valuation-settings mobile-only" id={id}>
      <legend className="field-label">Sections shown</legend>
      {statSections.map(({ section, title }) => (
        <label key={section} className="check">
          <input
            type="checkbox"
            checked={!hidden.includes(section)}
            onChange={(event) => show(section, event.currentTarget.checked)}
          />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
