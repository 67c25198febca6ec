import { planNames } from '@tenfold/contract/policy/plans';
import { Link } from 'react-router';
import type { Viewer } from '../../../session/viewer.ts';
import { settingsPath } from '../../../shell/my-paths.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Avatar } from '../../../ui/text/Avatar.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';

export function AccountCard({ person }: { person: Viewer }) {
  const name = `${person.firstName} ${person.secondName}`.trim();
  return (
    <Card
      title="Account"
      note={<Badge>{planNames[person.plan]}</Badge>}
      actions={
        <Link className={buttonClass({ size: 'sm' })} to={settingsPath('PROFILE')}>
          Edit profile
        </Link>
      }
    >
      <div className="stack stack-4">
        <div className="row row-3">
          <Avatar name={person.firstName} fallback={person.email} picture={person.avatar} large />
          <div>
            {name !== '' && <h3>{name}</h3>}
            <p className="muted small">{person.email}</p>
            {person.isSuperuser && <Badge tone="accent">Editor</Badge>}
          </div>
        </div>
        {person.bio === '' ? (
          <p className="muted small">You haven’t written a bio yet.</p>
        ) : (
          <p className="account-bio">{person.bio}</p>
        )}
      </div>
    </Card>
  );
}
