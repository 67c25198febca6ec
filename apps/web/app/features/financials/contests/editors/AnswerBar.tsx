import type { ContestDecision, EditorsContest } from '@tenfold/contract/financials/contests';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Key } from '../../../../ui/keyboard/Key.tsx';
import { KeysButton } from '../../../../ui/keyboard/KeysButton.tsx';
import { ActionIcon } from '../../../../ui/text/ActionIcon.tsx';

interface Props {
  contest: Pick<EditorsContest, 'reader' | 'followers'>;
  busy: boolean;
  isReady: boolean;
  decide: (decision: ContestDecision) => void;
  onHelp: () => void;
}

/** The three decisions, each with its key, and whom the answer reaches. */
export function AnswerBar({ contest: { reader, followers }, busy, isReady, decide, onHelp }: Props) {
  return (
    <div className="contest-bar">
      <Button variant="primary" icon="check" busy={busy} disabled={!isReady} onClick={() => decide('kept')}>
        Keep <Key name="A" />
      </Button>
      <Button disabled={!isReady || busy} onClick={() => decide('corrected')}>
        <ActionIcon name="rename" /> Correct <Key name="E" />
      </Button>
      <Button icon="close" disabled={!isReady || busy} onClick={() => decide('excluded')}>
        Exclude <Key name="R" />
      </Button>
      <span className="caption">
        The answer goes to {reader}
        {followers > 0 &&
          ` and ${followers} ${followers === 1 ? 'reader who follows' : 'readers who follow'}`}
      </span>
      <KeysButton onClick={onHelp} />
    </div>
  );
}
