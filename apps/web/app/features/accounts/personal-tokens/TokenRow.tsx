import type { PersonalToken } from '@tenfold/contract/accounts';
import { formatDay } from '../../../figures/format-day.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { scopeLabels } from './scope-labels.ts';

interface Props {
  token: PersonalToken;
  onRevoke: () => void;
}

export function TokenRow({ token: { name, scope, createdAt, lastUsedAt }, onRevoke }: Props) {
  return (
    <li className="personal-token">
      <span className="personal-token-name">
        <b>{name}</b>
        <span className="caption">
          {scopeLabels[scope]} · Created {dayOf(createdAt)} ·{' '}
          {lastUsedAt === null ? 'Never used' : `Last used ${dayOf(lastUsedAt)}`}
        </span>
      </span>
      <Button size="sm" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}

function dayOf(time: string): string {
  return formatDay(time.slice(0, 10));
}
