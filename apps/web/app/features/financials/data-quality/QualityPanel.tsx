import type { Financials, QualityCheck } from '@tenfold/contract/financials';
import { Card } from '../../../ui/layout/Card.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { dataQualityPath } from './paths.ts';
import { type CheckName, checkLabels, findingLabel, outcomeLabel } from './quality-labels.ts';
import './quality-panel.css';

const names = Object.keys(checkLabels) as CheckName[];

export function QualityPanel({ quality }: Pick<Financials, 'quality'>) {
  const failures = quality.filter(({ state }) => state === 'failed').length;
  return (
    <Card
      title="Data quality"
      note={
        <Badge tone={failures === 0 ? 'up' : 'warn'} icon={failures === 0 ? 'check' : 'warning'}>
          {failures === 0 ? 'no checks failed' : `${failures} ${failures === 1 ? 'check' : 'checks'} failed`}
        </Badge>
      }
      className="quality"
      padded={false}
    >
      <p className="caption quality-intro">
        We check the filings against each other. A failed check doesn’t change any figure: it adds a ! to the
        figures it affects.{' '}
        <a className="link" href={dataQualityPath}>
          All companies
        </a>
      </p>
      <ul className="quality-checks">
        {names.map((name) => (
          <Check key={name} name={name} checks={quality.filter(({ check }) => check === name)} />
        ))}
      </ul>
    </Card>
  );
}

function Check({ name, checks }: { name: CheckName; checks: readonly QualityCheck[] }) {
  const { title, explains } = checkLabels[name];
  const findings = checks.filter(({ state, check }) => state === 'failed' || check === 'tag_switch');
  const explained = checks.filter(({ state }) => state === 'explained');
  const impossible = checks.filter(({ state }) => state === 'not_possible');
  const listed = [...findings, ...explained, ...impossible];
  return (
    <li>
      <StateIcon checks={checks} />
      <div>
        <h3>{title}</h3>
        <p className="caption">{explains}</p>
        {listed.length > 0 && (
          <details open={findings.some(({ state }) => state === 'failed')}>
            <summary>{detailWords(name, findings.length, explained.length, impossible.length)}</summary>
            <ul>
              {listed.map((check) => (
                <li key={`${check.column} ${check.rows.join()} ${check.state}`} data-state={check.state}>
                  {[
                    findingLabel(check),
                    check.state === 'not_possible' && 'couldn’t be checked with the filed data',
                  ]
                    .filter(Boolean)
                    .join(': ')}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <p className="quality-outcome num">{outcomeLabel(name, checks)}</p>
    </li>
  );
}

function StateIcon({ checks }: { checks: readonly QualityCheck[] }) {
  const has = (state: QualityCheck['state']) => checks.some((check) => check.state === state);
  if (has('failed')) return <span className="quality-state warn">{<Icon name="warning" />}</span>;
  if (has('passed')) return <span className="quality-state up">{<Icon name="check" />}</span>;
  return <span className="quality-state">{<Icon name="info" />}</span>;
}

function detailWords(name: CheckName, findings: number, explained: number, impossible: number): string {
  const found =
    name === 'tag_switch' ? (findings === 1 ? '1 change' : `${findings} changes`) : `${findings} failed`;
  return [
    findings > 0 && found,
    explained > 0 && `${explained} explained`,
    impossible > 0 && `${impossible} couldn’t be checked`,
  ]
    .filter(Boolean)
    .join(', ');
}
