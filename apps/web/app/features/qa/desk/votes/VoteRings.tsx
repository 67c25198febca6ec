import type { VoteRing } from '@tenfold/contract/qa/vote-rings';
import { useState } from 'react';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { type DataColumn, DataTable } from '../../../../ui/table/DataTable.tsx';
import type { BadgeTone } from '../../../../ui/text/Badge.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { AuthorName } from '../../author/AuthorName.tsx';
import { Day } from '../Day.tsx';
import { DecisionStatus } from '../DecisionStatus.tsx';
import { NothingHere } from '../NothingHere.tsx';
import { DecideRing } from './DecideRing.tsx';
import { heldPointsOf, ringSentences } from './ring-words.ts';
import './votes.css';

interface RingChoice {
  readonly ring: VoteRing;
  readonly isTakenBack: boolean;
}

/** Those that wait for an editor, and those decided last, which can be decided otherwise. */
export function VoteRings({ rings }: { rings: readonly VoteRing[] }) {
  const [choice, openDialog] = useState<RingChoice | null>(null);
  if (rings.length === 0) {
    return (
      <NothingHere
        title="No groups found"
        hint="Votes are checked each night for accounts that vote for each other."
      />
    );
  }
  return (
    <Card title="Voting groups" padded={false}>
      <DataTable label="Voting groups" columns={columnsFor(openDialog)} rows={rings} keyOf={({ id }) => id} />
      {choice !== null && <DecideRing {...choice} onClose={() => openDialog(null)} />}
    </Card>
  );
}

function columnsFor(openDialog: (choice: RingChoice) => void): readonly DataColumn<VoteRing>[] {
  return [
    { name: 'Accounts', leads: true, cell: ({ members }) => <Members members={members} /> },
    {
      name: 'Why',
      cellClass: 'desk-why',
      cell: (ring) => (
        <ul className="ring-why">
          {ringSentences(ring).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ),
    },
    { name: 'Points held', className: 'n', cell: (ring) => heldPointsOf(ring).toLocaleString('en-US') },
    { name: 'Found', cell: ({ foundAt }) => <Day datetime={foundAt} /> },
    {
      name: 'Status',
      cell: ({ state, decidedAt }) => <DecisionStatus state={states[state]} decidedAt={decidedAt} />,
    },
    {
      name: 'Actions',
      isUnnamed: true,
      cellClass: 'desk-acts',
      cell: (ring) => <Decisions ring={ring} openDialog={openDialog} />,
    },
  ];
}

const states = {
  open: { word: 'Points held', tone: 'warn' },
  released: { word: 'Released', tone: 'up' },
  taken_back: { word: 'Taken back', tone: 'down' },
} as const satisfies Record<VoteRing['state'], { word: string; tone: BadgeTone }>;

function Members({ members }: Pick<VoteRing, 'members'>) {
  if (members.length === 0) return <span className="muted">Deleted accounts</span>;
  return (
    <ul className="ring-members">
      {members.map(({ contributor, points }) => (
        <li key={contributor.id}>
          <AuthorName author={contributor} />{' '}
          <span className="caption">{points.toLocaleString('en-US')} points</span>
        </li>
      ))}
    </ul>
  );
}

function Decisions({ ring, openDialog }: { ring: VoteRing; openDialog: (choice: RingChoice) => void }) {
  const [first] = ring.members;
  const whose =
    first === undefined ? ' votes of deleted accounts' : ` votes of ${first.contributor.fullName} and others`;
  return (
    <span className="row needs-script">
      {ring.state !== 'released' && (
        <Button size="sm" onClick={() => openDialog({ ring, isTakenBack: false })}>
          Release<VisuallyHidden>{whose}</VisuallyHidden>
        </Button>
      )}
      {ring.state !== 'taken_back' && (
        <Button size="sm" variant="ghost" onClick={() => openDialog({ ring, isTakenBack: true })}>
          Take back<VisuallyHidden>{whose}</VisuallyHidden>
        </Button>
      )}
    </span>
  );
}
