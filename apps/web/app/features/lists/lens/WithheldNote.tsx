import { type LensField, type LensPeriod, lensPeriods } from '@tenfold/domain/lens';
import { SignInActions } from '../../../session/SignInActions.tsx';
import { useViewer } from '../../../session/viewer.ts';
import { Notice } from '../../../ui/text/Notice.tsx';
import './withheld-note.css';

interface Props {
  fields: readonly LensField[];
  period: LensPeriod;
}

/** Why the table lacks figures, once, with the way in. */
export function WithheldNote({ fields, period }: Props) {
  const isVisitor = useViewer() === null;
  if (fields.length === 0) return null;
  const years = lensPeriods[period];
  const onlyRatios = fields.some(({ basis }) => basis === 'latest');
  const shown = onlyRatios
    ? 'ratios at the last close'
    : 'each company’s latest year and its ratios at the last close';
  const title = isVisitor
    ? `Sign up free to see ${years === 1 ? 'all figures' : `${years} years`} of these companies.`
    : 'You’ve opened all your companies this month.';
  return (
    <div className="withheld-note">
      <Notice
        title={title}
        action={
          <span className="row row-wrap">
            <SignInActions plans={false} quiet />
          </span>
        }
      >
        {isVisitor
          ? `Here are ${shown}.`
          : `Of the others you see ${shown}. Their figures show again next month.`}{' '}
        {isVisitor ? 'An account adds' : 'Left out'}: {fields.map(({ label }) => label).join(' · ')}
      </Notice>
    </div>
  );
}
