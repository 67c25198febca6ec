import { formatMillions, formatRatio } from '@tenfold/domain/format';
import type { FairValue } from '@tenfold/domain/valuation';
import { classNames } from '../../ui/class-names.ts';
import { rateWords } from '../../ui/rate-words.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { Model } from './model.ts';
import './value-walk.css';

/** From the present values to the equity and the shares it is divided by. */
export function ValueWalk({
  value,
  model,
}: {
  value: FairValue;
  model: Pick<Model, 'exchangeRate' | 'priceCurrency'>;
}) {
  const [first, last] = [value.years[0]?.year, value.years.at(-1)?.year];
  return (
    <ol className="value-walk">
      <Step name={`PV of free cash flow, ${first} – ${last}`} amount={value.presentValueOfFreeCashFlow} />
      <Step sign="plus" name="PV of terminal value" amount={value.terminal.presentValue} />
      <Step sign="equals" name="Enterprise value" amount={value.enterpriseValue} />
      <Step sign="less" name="Net debt" amount={value.netDebt} />
      <Step sign="less" name="Preferred stock" amount={value.preferredStock} />
      <Step sign="less" name="Minority interest" amount={value.minorityInterest} />
      <Step sign="equals" name="Market cap, estimated" amount={value.equityValue} />
      <Step sign="dividedBy" name="Shares, latest diluted count" amount={value.sharesOutstanding} />
      {model.exchangeRate !== null && (
        <li>
          <span className="sign" aria-hidden="true">
            ÷
          </span>
          <span>
            <VisuallyHidden>divided by </VisuallyHidden>
            Exchange rate, {rateWords(model.exchangeRate, model.priceCurrency)}
          </span>
          <span className="num">{formatRatio(model.exchangeRate.rate)}</span>
        </li>
      )}
    </ol>
  );
}

function Step({ sign, name, amount }: { sign?: keyof typeof signs; name: string; amount: number }) {
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
      <span className="num">{formatMillions(amount)}</span>
    </li>
  );
}

const signs = {
  plus: ['+', 'plus'],
  less: ['−', 'less'],
  equals: ['=', 'equals'],
  dividedBy: ['÷', 'divided by'],
} as const;
