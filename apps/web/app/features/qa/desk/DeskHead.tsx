import type { ReactNode } from 'react';
import { deskParts, type LoadedDesk } from './load-desk.ts';
import './desk.css';

type DeskPartName = LoadedDesk['part'];

/** What the screen is, and beside it what it says at a glance. */
export function DeskHead({ part, children }: { part: DeskPartName; children?: ReactNode }) {
  return (
    <div className="desk-head">
      <div className="stack stack-1">
        <h1>{deskParts[part].title}</h1>
        <p className="muted small">{leads[part]}</p>
      </div>
      {children}
    </div>
  );
}

const leads: Readonly<Record<DeskPartName, string>> = {
  questions: 'What waits for approval, oldest first',
  reports: 'Texts that readers reported, longest waiting first',
  history: 'What editors did, newest first',
  'question-lists': 'Lists that readers can filter questions by',
  rewards: 'One reward per 100 points: the fee refunded and a free year',
  votes: 'Accounts that vote for each other; their points are held until you decide',
  analysts: 'Unanswered after seven days, oldest first',
};
