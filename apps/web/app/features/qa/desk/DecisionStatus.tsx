import { Badge, type BadgeTone } from '../../../ui/text/Badge.tsx';
import { Day } from './Day.tsx';

interface Props {
  state: { readonly word: string; readonly tone: BadgeTone };
  /** Null: nobody decided. */
  decidedAt: string | null;
}

/** What was decided, and on which day. */
export function DecisionStatus({ state: { word, tone }, decidedAt }: Props) {
  return (
    <>
      <Badge tone={tone}>{word}</Badge> {decidedAt !== null && <Day datetime={decidedAt} />}
    </>
  );
}
