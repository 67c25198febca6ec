import { methodNameInSentence } from '@tenfold/domain/valuation';
import { formatDay } from '../../../figures/format-day.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { noValueBrief } from '../no-value/no-value-brief.ts';
import { disagreementWords } from './disagreement-words.ts';
import { isElsewhere, shownWarnings, type ValueNotesProps } from './shown-notes.ts';
import { remedyLabel, warningLabel } from './warning-labels.ts';

export function ValueNoteList(props: ValueNotesProps) {
  const { model, value } = props;
  const { choices, estimate } = model;
  const { standsInFor, asOf, defaultMethod } = estimate;
  return (
    <div className="stack stack-2">
      {standsInFor && (
        <Notice title={`Valued by ${methodNameInSentence(value.method)}.`}>
          {capital(methodNameInSentence(standsInFor.method))} gives no value: {noValueBrief(standsInFor)}.
        </Notice>
      )}
      {shownWarnings(props).map((warning) => {
        const { key, remedy } = warning;
        return (
          <Notice
            key={key}
            tone="warn"
            action={
              remedy && (
                <Button size="sm" onClick={() => choices.setMethod(remedy)}>
                  {remedyLabel()}
                </Button>
              )
            }
          >
            {warningLabel(warning)}
          </Notice>
        );
      })}
      {!props.brief && estimate.disagreements.length > 0 && (
        <Notice title="Other methods are more than three times apart.">
          {estimate.disagreements.map((other) => (
            <p key={other.method}>{disagreementWords(other, value.method, model.company.priceCurrency)}</p>
          ))}
        </Notice>
      )}
      {asOf?.ok === false && asOf.days > 0 && (
        <Notice tone="warn">
          The last annual report is {asOf.days} days old, too old to roll the value forward to today. The
          value is as of {formatDay(value.valuationDate)}.
        </Notice>
      )}
      {isElsewhere(estimate) && (
        <div>
          <Button size="sm" onClick={() => choices.setMethod(null)}>
            Back to {methodNameInSentence(defaultMethod)}
          </Button>
        </div>
      )}
    </div>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
