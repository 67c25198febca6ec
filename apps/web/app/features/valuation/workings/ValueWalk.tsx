import { formatCell, formatPerShare } from '@tenfold/domain/format';
import type { MethodFigureKey, MethodValue } from '@tenfold/domain/valuation';
import { exchangeRateLabel } from '../../../figures/exchange-rate-label.ts';
import { formatDay } from '../../../figures/format-day.ts';
import { formatRate } from '../../../figures/format-rate.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { ValuedCompany, ValueEstimate } from '../model/model.ts';
import { type Sign, walkSteps } from './walk-steps.ts';
import './value-walk.css';

interface Props extends Pick<ValueEstimate, 'asOf'>, Pick<ValuedCompany, 'exchangeRate' | 'priceCurrency'> {
  value: MethodValue;
}

export function ValueWalk({ value, asOf, exchangeRate, priceCurrency }: Props) {
  const own: ReadonlySet<string> = new Set(value.ownFigures);
  const moreOf: Readonly<Partial<Record<MethodFigureKey, string>>> = {
    valuePerShare: formatDay(value.valuationDate),
    ...(exchangeRate !== null &&
      !own.has('currencyRate') && { currencyRate: exchangeRateLabel(exchangeRate, priceCurrency) }),
  };
  return (
    <ol className="value-walk">
      {walkSteps(value).map(({ key, name, sign, value: amount, unit }) => (
        <Step
          key={key}
          sign={sign}
          isOwn={own.has(key)}
          name={[name, moreOf[key]].filter(Boolean).join(', ')}
          text={formatCell(amount, unit)}
        />
      ))}
      {asOf?.ok && (
        <>
          <Step
            sign="plus"
            name={`Rolled forward to ${formatDay(asOf.day)} at ${formatRate(value.requiredReturn)}`}
            text={formatPerShare(asOf.carried)}
          />
          <Step
            sign="less"
            name={
              asOf.dividends.some(({ source }) => source === 'repeated')
                ? 'Dividends since, last quarter’s repeated'
                : 'Dividends since'
            }
            text={formatPerShare(asOf.paid)}
          />
        </>
      )}
    </ol>
  );
}

interface StepProps {
  sign: Sign | null;
  name: string;
  text: string;
  isOwn?: boolean;
}

function Step({ sign, name, text, isOwn = false }: StepProps) {
  const [mark, word] = sign ? signs[sign] : ['', ''];
  return (
    <li className={classNames(sign === 'equals' && 'sum')}>
      <span className="sign" aria-hidden="true">
        {mark}
      </span>
      <span>
        {word && <VisuallyHidden>{word} </VisuallyHidden>}
        {name}
      </span>
      <span className={classNames('num', isOwn && 'edit')}>{text}</span>
    </li>
  );
}

const signs = {
  plus: ['+', 'plus'],
  less: ['−', 'less'],
  equals: ['=', 'equals'],
  times: ['×', 'times'],
  dividedBy: ['÷', 'divided by'],
} as const;
