import type { Reward } from '@tenfold/contract/qa/rewards';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ConfirmDialog } from '../../../forms/ConfirmDialog.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { type DataColumn, DataTable } from '../../../ui/table/DataTable.tsx';
import type { BadgeTone } from '../../../ui/text/Badge.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { AuthorName } from '../author/AuthorName.tsx';
import { Day } from './Day.tsx';
import { DecisionStatus } from './DecisionStatus.tsx';
import { NothingHere } from './NothingHere.tsx';

interface RewardChoice {
  readonly reward: Reward;
  readonly isGiven: boolean;
}

/** Those that wait for an editor's yes, and those decided last. */
export function Rewards({ rewards }: { rewards: readonly Reward[] }) {
  const [choice, openDialog] = useState<RewardChoice | null>(null);
  if (rewards.length === 0) {
    return <NothingHere title="No rewards yet" hint="Rewards appear here at 100 points." />;
  }
  return (
    <Card title="Rewards" padded={false}>
      <DataTable label="Rewards" columns={columnsFor(openDialog)} rows={rewards} keyOf={({ id }) => id} />
      {choice !== null && <DecideDialog {...choice} onClose={() => openDialog(null)} />}
    </Card>
  );
}

function columnsFor(openDialog: (choice: RewardChoice) => void): readonly DataColumn<Reward>[] {
  return [
    { name: 'Contributor', leads: true, cell: ({ contributor }) => <AuthorName author={contributor} /> },
    { name: 'Points', className: 'n', cell: ({ hundred }) => hundred },
    { name: 'Reached', cell: ({ reachedAt }) => <Day datetime={reachedAt} /> },
    { name: 'Review flags', cellClass: 'desk-why', cell: ({ doubts }) => <Doubts doubts={doubts} /> },
    {
      name: 'Status',
      cell: ({ state, decidedAt }) => <DecisionStatus state={states[state]} decidedAt={decidedAt} />,
    },
    {
      name: 'Actions',
      isUnnamed: true,
      cellClass: 'desk-acts',
      cell: (reward) => reward.state === 'waiting' && <Decisions reward={reward} openDialog={openDialog} />,
    },
  ];
}

const states = {
  waiting: { word: 'Waiting', tone: 'warn' },
  given: { word: 'Given', tone: 'up' },
  refused: { word: 'Refused', tone: 'down' },
} as const satisfies Record<Reward['state'], { word: string; tone: BadgeTone }>;

const doubtWords: Readonly<Record<Reward['doubts'][number], string>> = {
  few_voters: 'Most points come from few voters.',
  one_network: 'Most voters are on one network.',
  unknown_networks: 'Most voters may be on one network: which they used isn’t known any more.',
  new_accounts: 'Most voters’ accounts are younger than 14 days.',
};

function Doubts({ doubts }: Pick<Reward, 'doubts'>) {
  return doubts.length === 0 ? 'None' : doubts.map((doubt) => doubtWords[doubt]).join(' ');
}

function Decisions({ reward, openDialog }: { reward: Reward; openDialog: (choice: RewardChoice) => void }) {
  const who = <VisuallyHidden> {reward.contributor.fullName}’s reward</VisuallyHidden>;
  return (
    <span className="row needs-script">
      <Button size="sm" onClick={() => openDialog({ reward, isGiven: true })}>
        Give{who}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => openDialog({ reward, isGiven: false })}>
        Refuse{who}
      </Button>
    </span>
  );
}

function DecideDialog({ reward, isGiven, onClose }: RewardChoice & { onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const { id, contributor, hundred } = reward;
  return (
    <ConfirmDialog
      title={isGiven ? 'Give this reward?' : 'Refuse this reward?'}
      what="deciding a reward"
      action={isGiven ? 'Give' : 'Refuse'}
      {...(!isGiven && { look: 'danger' })}
      confirm={async () => {
        await browserApi.call('POST /qa/rewards/{id}/decide', { params: { id }, body: { isGiven } });
      }}
      // Another editor may have decided it.
      onSettled={revalidate}
      onClose={onClose}
    >
      <bdi>{contributor.fullName}</bdi>{' '}
      {isGiven
        ? 'gets the subscription fee refunded and one year free.'
        : `gets nothing for reaching ${hundred} points.`}{' '}
      You can’t undo this.
    </ConfirmDialog>
  );
}
