import type { OwnForecast } from '@tenfold/contract/forecasts';
import type { ForecastId } from '@tenfold/contract/ids';
import { modelTarget } from '@tenfold/domain/alerts';
import { useRef } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '../../../figures/format-money.ts';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { forecastsPath } from '../../../shell/my-paths.ts';
import { Field } from '../../../ui/controls/Field.tsx';
import { NumberInput } from '../../../ui/controls/NumberInput.tsx';
import { Loaded } from '../../../ui/layout/Loaded.tsx';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';
import { newYorkDay } from '../../company/index.ts';
import { noValueBrief } from '../../valuation/index.ts';
import { marginLabel } from '../labels/alert-labels.ts';
import { SetUpButton } from './SetUpButton.tsx';
import { readMargin } from './typed-target.ts';
import type { AlertForm } from './use-alert-form.ts';

interface Props {
  form: AlertForm;
  symbol: string;
  currency: string;
  busy: boolean;
}

/** A saved forecast of this company and how far below its value to be told; the first is chosen. */
export function ModelPick({ form, symbol, currency, busy }: Props) {
  const answer = useQuery({
    label: `forecasts of ${symbol}`,
    call: 'GET /forecasts',
    input: {},
    read: ({ forecasts }) => forecasts.filter((forecast) => forecast.symbol === symbol),
  });
  return (
    <Loaded answer={answer} className="stack" places={<Skeleton height="8rem" />}>
      {(forecasts) => {
        const chosen = forecasts.find(({ id }) => id === form.forecastId) ?? forecasts[0];
        return chosen === undefined ? (
          <NoModels />
        ) : (
          <Choice form={form} forecasts={forecasts} chosen={chosen} currency={currency} busy={busy} />
        );
      }}
    </Loaded>
  );
}

function NoModels() {
  return (
    <div className="model-pick">
      <p className="small muted">
        Currently you don't have saved models. To calculate price based on a model please use calculate above.
      </p>
      <Link className="link small" to={forecastsPath}>
        Make your first forecast
      </Link>
    </div>
  );
}

interface ChoiceProps {
  form: AlertForm;
  forecasts: readonly OwnForecast[];
  chosen: OwnForecast;
  currency: string;
  busy: boolean;
}

function Choice({ form, forecasts, chosen, currency, busy }: ChoiceProps) {
  const field = useRef<HTMLInputElement>(null);
  const margin = readMargin(form.margin);
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(field.current, chosen.id);
      }}
    >
      <div className="model-pick">
        <div className="model-pick-two">
          <Field label="Forecast">
            {(control) => (
              <select
                {...control}
                className="select"
                value={chosen.id}
                onChange={({ currentTarget }) =>
                  form.chooseForecast(Number(currentTarget.value) as ForecastId)
                }
              >
                {forecasts.map(({ id, name, updatedAt }) => (
                  <option key={id} value={id}>
                    {name} - {newYorkDay(new Date(updatedAt))}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Margin" error={form.error ?? undefined}>
            {(control) => (
              <div className="input-affix">
                <NumberInput
                  {...control}
                  ref={field}
                  className="input-num"
                  value={form.margin}
                  onType={form.typeMargin}
                />
                <span className="affix" aria-hidden="true">
                  %
                </span>
              </div>
            )}
          </Field>
        </div>
        <ModelLine forecast={chosen} margin={margin.ok ? margin.margin : null} currency={currency} />
        <p className="caption">
          Follows the forecast: re-priced when you save it, and when a filing or split arrives.
        </p>
      </div>
      <SetUpButton block busy={form.busy} disabled={busy} />
    </form>
  );
}

/** `$193.41 − 20%`, and what it comes to. */
function ModelLine({
  forecast: { valuePerShare: value, why, valueVisible, requiredReturn, terminalGrowth },
  margin,
  currency,
}: {
  forecast: OwnForecast;
  margin: number | null;
  currency: string;
}) {
  if (!valueVisible) return <p className="small muted">Locked: no companies left this month</p>;
  if (value === null) {
    const reason = why && noValueBrief({ ok: false, why, detail: { requiredReturn, terminalGrowth } });
    return <p className="small muted">No value{reason && `: ${reason}`}</p>;
  }
  const target = margin === null ? null : modelTarget(value, margin);
  return (
    <p className="model-line" aria-live="polite">
      <span className="muted num">
        {formatMoney(value, currency)}
        {margin !== null && margin !== 0 && ` ${marginLabel(margin)}`}
      </span>
      <b className="num edit">{formatMoney(target, currency)}</b>
    </p>
  );
}
