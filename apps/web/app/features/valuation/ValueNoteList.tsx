import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { dayText } from './day-text.ts';
import { noValueBrief } from './no-value-brief.ts';
import { nameInSentence } from './sentence-names.ts';
import { isElsewhere, type ValueNotesProps, warningsSaid } from './ValueNotes.tsx';
import { remedyText, warningText } from './warning-words.ts';

export function ValueNoteList(props: ValueNotesProps) {
  const { model, value } = props;
  const { standsInFor, asOf, defaultMethod } = model;
  return (
    <div className="stack stack-2">
      {standsInFor && (
        <Notice title={`Valued by ${nameInSentence(value.method)}.`}>
          {capital(nameInSentence(standsInFor.method))} gives no value: {noValueBrief(standsInFor)}.
        </Notice>
      )}
      {warningsSaid(props).map((warning) => {
        const { key, remedy } = warning;
        return (
          <Notice
            key={key}
            tone="warn"
            action={
              remedy && (
                <Button size="sm" onClick={() => model.setMethod(remedy)}>
                  {remedyText(remedy)}
                </Button>
              )
            }
          >
            {warningText(warning)}
          </Notice>
        );
      })}
      {asOf?.ok === false && asOf.days > 0 && (
        <Notice tone="warn">
          The last annual report is {asOf.days} days old, too old to roll the value forward to today. The
          value is as of {dayText(value.valuationDate)}.
        </Notice>
      )}
      {isElsewhere(model) && (
        <div>
          <Button size="sm" onClick={() => model.setMethod(null)}>
            Back to {nameInSentence(defaultMethod)}
          </Button>
        </div>
      )}
    </div>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
