import type { LandingFigures, NoteThen, Subsection } from '@tenfold/contract/landing';
import { formatPercent, formatPerShare } from '@tenfold/domain/format';
import { formatDay } from '../../../figures/format-day.ts';
import { formatMoney } from '../../../figures/format-money.ts';
import { Figure } from '../../../ui/text/Figure.tsx';
import { TrySection } from '../section/TrySection.tsx';
import './note.css';

interface Props {
  texts: Subsection;
  note: NoteThen;
  company: NonNullable<LandingFigures['company']>;
}

/** What a note of a day in the past would say today: the text is an example, the figures are not. */
export function NoteTry({ texts, note, company }: Props) {
  return (
    <TrySection texts={texts} flip>
      <article className="card note-then">
        <header>
          <h3>Does it still grow per share?</h3>
          <span className="caption">{formatDay(note.day)} · example</span>
        </header>
        <p>
          I pay for cash per share, not for units sold. If the share count keeps falling, earnings per share
          can grow without selling more.
        </p>
        <dl>
          {factsOf(note, company).map(({ label, text, change, isModel }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={isModel ? 'edit' : undefined}>
                <Figure text={text} change={change ?? null} why={null} />
              </dd>
            </div>
          ))}
        </dl>
      </article>
    </TrySection>
  );
}

interface NoteTryFact {
  readonly label: string;
  readonly text: string;
  readonly change?: number;
  readonly isModel?: boolean;
}

/** In the words of a note’s card. */
function factsOf(
  { now, ...then }: NoteThen,
  { stockPrice, currency, quote }: Props['company'],
): NoteTryFact[] {
  const change = (before: number | null, after: number | null) =>
    before === null || after === null || !(before > 0) ? null : after / before - 1;
  const since = change(then.price, stockPrice);
  const shares = change(then.sharesOutstanding, now.sharesOutstanding);
  return [
    { label: 'Price as of note', text: formatMoney(then.price, currency) },
    ...(stockPrice === null
      ? []
      : [
          {
            label: quote?.kind === 'replay' ? 'Now, simulated' : 'Now',
            text: formatMoney(stockPrice, currency),
          },
        ]),
    ...(since === null ? [] : [{ label: 'Since note', text: formatPercent(Math.abs(since)), change: since }]),
    ...(then.valuePerShare === null
      ? []
      : [{ label: 'Model value then', text: formatMoney(then.valuePerShare, currency), isModel: true }]),
    ...(now.valuePerShare === null
      ? []
      : [{ label: 'Model value now', text: formatMoney(now.valuePerShare, currency), isModel: true }]),
    { label: `Diluted EPS ${then.fiscalYear}`, text: formatPerShare(then.earningsPerShare) },
    { label: `Diluted EPS ${now.fiscalYear}`, text: formatPerShare(now.earningsPerShare) },
    ...(shares === null ? [] : [{ label: 'Shares since', text: formatPercent(shares) }]),
  ];
}
