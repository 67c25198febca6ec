import { brand } from '@tenfold/contract/brand';
import { Link } from 'react-router';
import { useOpenAction } from '../../../shell/actions/open-action.ts';
import { Button, type ButtonLook, buttonClass } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { WelcomeStep } from './welcome-steps.ts';
import './welcome.css';

export function WelcomeCard({ steps }: { steps: readonly WelcomeStep[] }) {
  const next = steps.findIndex(({ isDone }) => !isDone);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card
      title={`Welcome to ${brand.name}`}
      padded={false}
      actions={
        <span className="caption num">
          {done} of {steps.length} done
        </span>
      }
    >
      <ol className="welcome-steps">
        {steps.map(({ title, why, isDone, action, place }, at) => (
          <li key={title} className={classNames(isDone && 'is-done')}>
            <i aria-hidden="true">{isDone ? <Icon name="check" small /> : at + 1}</i>
            <div>
              <b>{title}</b>
              <p>{why}</p>
            </div>
            {isDone ? (
              <Badge>Done</Badge>
            ) : (
              <Begin place={place} look={at === next ? { variant: 'primary' } : {}}>
                {action}
              </Begin>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface BeginProps {
  place: WelcomeStep['place'];
  look: ButtonLook;
  children: string;
}

function Begin({ place, look, children }: BeginProps) {
  const { show } = useOpenAction.getState();
  if (typeof place === 'string') {
    return (
      <Link className={buttonClass(look)} to={place}>
        {children}
      </Link>
    );
  }
  return (
    <Button {...look} aria-haspopup="dialog" onClick={() => show(place.dialog)}>
      {children}
    </Button>
  );
}
