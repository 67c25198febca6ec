import { prompts } from '@tenfold/contract/policy/prompts';
import { can } from '@tenfold/contract/policy/rights';
import { SignInActions } from '../../../session/SignInActions.tsx';
import { useViewer } from '../../../session/viewer.ts';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import { CompareChoices } from './CompareChoices.tsx';

export function ComparePanel({ symbol, onClose }: { symbol: string; onClose: () => void }) {
  const mayCompare = can(useViewer(), 'compare', { symbol });
  return (
    <SidePanel title="Compare" onClose={onClose}>
      {mayCompare ? (
        <CompareChoices symbol={symbol} />
      ) : (
        <div className="stack stack-4">
          <p className="muted">{prompts.compare}</p>
          <div className="row row-wrap">
            <SignInActions />
          </div>
        </div>
      )}
    </SidePanel>
  );
}
