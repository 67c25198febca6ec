import type { Credit } from '@tenfold/contract/billing';
import { planNames } from '@tenfold/contract/policy/plans';
import { Card } from '../../../ui/layout/Card.tsx';
import { Badge, type BadgeTone } from '../../../ui/text/Badge.tsx';
import { DrawnIcon, Icon, type IconName } from '../../../ui/text/Icon.tsx';
import { formatSum } from '../money/format-sum.ts';
import { dayOf } from '../money/time-labels.ts';
import './credits.css';

/** What points earned, and what was given otherwise, each in a card of its own; nothing without any. */
export function CreditCards({ credits }: { credits: readonly Credit[] }) {
  if (credits.length === 0) return null;
  return (
    <div className="credit-cards">
      <CreditsCard title="Rewards" credits={credits.filter(({ isReward }) => isReward)} />
      <CreditsCard title="Credits" credits={credits.filter(({ isReward }) => !isReward)} />
    </div>
  );
}

function CreditsCard({ title, credits }: { title: string; credits: readonly Credit[] }) {
  if (credits.length === 0) return null;
  return (
    <Card title={title} padded={false}>
      <ul>
        {credits.map((credit) => (
          <CreditRow key={`${credit.kind} ${credit.grantedAt} ${credit.cause}`} credit={credit} />
        ))}
      </ul>
    </Card>
  );
}

function CreditRow({ credit }: { credit: Credit }) {
  const { label, ...look } = states[credit.state];
  return (
    <li className="grant">
      <span className="icon-disc accent" aria-hidden="true">
        {credit.kind === 'grant' ? <DrawnIcon path={gift} /> : <Icon name="back" />}
      </span>
      <span>
        <b>{credit.kind === 'grant' ? grantTitle(credit) : `${formatSum(credit.total)} refunded`}</b>
        <span className="caption">{detailOf(credit)}</span>
      </span>
      <Badge {...look}>{label}</Badge>
    </li>
  );
}

const gift =
  'M4 9h16v4H4zM5.5 13v7h13v-7M12 9v11M12 9S10.5 4.5 8 5.5 9.5 9 12 9m0 0s1.5-4.5 4-3.5S14.5 9 12 9';

function grantTitle({ until }: Extract<Credit, { kind: 'grant' }>): string {
  return until === null ? `${planNames.investor}, free` : `${planNames.investor}, free until ${dayOf(until)}`;
}

function detailOf(credit: Credit): string {
  if (credit.kind === 'refund') return `${credit.cause}. Invoice ${credit.invoice}.`;
  return `${credit.cause}. From ${dayOf(credit.from)}, no card needed.`;
}

interface StateLook {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly icon?: IconName;
}

const states: Readonly<Record<Credit['state'], StateLook>> = {
  coming: { label: 'Coming', tone: 'plain', icon: 'clock' },
  active: { label: 'Active', tone: 'up', icon: 'check' },
  used: { label: 'Used', tone: 'plain' },
  on_its_way: { label: 'On its way', tone: 'warn', icon: 'clock' },
  refunded: { label: 'Refunded', tone: 'up', icon: 'check' },
  refused: { label: 'Refused by the bank', tone: 'down', icon: 'warning' },
};
