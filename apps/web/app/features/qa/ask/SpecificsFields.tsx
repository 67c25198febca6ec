import { postLimits, questionCategories } from '@tenfold/contract/qa/question-choices';
import { useState } from 'react';
import { Field } from '../../../ui/controls/Field.tsx';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { ChosenField } from './ChosenField.tsx';
import type { FormChoices } from './form-choices.ts';
import type { QuestionForm } from './use-question-form.ts';

interface Props {
  form: QuestionForm;
  settings: Pick<FormChoices, 'years' | 'items'>;
}

const categories = questionCategories.map((value) => ({ value, label: value }));

/** The category; for figures also which year and which items of the statements. */
export function SpecificsFields({ form: { typed, change, errorOf }, settings: { years, items } }: Props) {
  return (
    <details className="ask-specifics" open>
      <summary>
        Additional details
        <Icon name="down" small />
      </summary>
      <div className="stack">
        <Segmented
          label="Category"
          className="ask-categories"
          block
          options={categories}
          value={typed.category}
          onChange={(category) => change({ category })}
        />
        {typed.category === 'FINANCIALS' && (
          <div className="ask-period">
            <Field label="Year" error={errorOf('year')}>
              {(control) => (
                <select
                  {...control}
                  className="select"
                  value={typed.year ?? ''}
                  onChange={({ currentTarget: { value } }) => change({ year: value === '' ? null : value })}
                >
                  <option value="">Any</option>
                  {years.map(({ key, name }) => (
                    <option key={key} value={key}>
                      {name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <ItemsField
              items={items}
              chosen={typed.rows}
              error={errorOf('rows')}
              onChange={(rows) => change({ rows })}
            />
            <p className="field-hint">
              Optional. Select if the question refers to a specific period and financial statements item.
            </p>
          </div>
        )}
      </div>
    </details>
  );
}

interface ItemsProps {
  items: FormChoices['items'];
  chosen: readonly string[];
  error?: string | undefined;
  onChange: (rows: string[]) => void;
}

function ItemsField({ items, chosen, error, onChange }: ItemsProps) {
  const [typed, setTyped] = useState('');
  const choices = items.map(({ key, name }) => ({ key, label: name }));
  const words = typed.trim().toLowerCase();
  const offered = choices.filter(({ label }) => label.toLowerCase().includes(words));
  return (
    <ChosenField
      label="Item"
      placeholder="Items of the statements"
      most={postLimits.items}
      chosen={chosen.flatMap((key) => choices.find((choice) => choice.key === key) ?? [])}
      offered={offered}
      none={offered.length === 0 ? 'No items match.' : null}
      typed={typed}
      error={error}
      onType={setTyped}
      onChange={onChange}
    />
  );
}
