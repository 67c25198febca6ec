import { Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { logFailure } from '../../platform/api/log-failure.ts';
import { type Density, densityOf } from '../../session/density.ts';
import type { Viewer } from '../../session/viewer.ts';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import { InvestorDialog } from './InvestorDialog.tsx';

const views = [
  { value: 'light', label: 'Light', hint: 'What the Light plan shows' },
  { value: 'pro', label: 'Pro', hint: 'What the Investor plan shows' },
] as const;

export function DensityToggle({ viewer }: { viewer: Viewer }) {
  const { revalidate } = useRevalidator();
  const [explained, setExplained] = useState(false);
  const [pending, setPending] = useState<Density | null>(null);

  const choose = async (view: Density) => {
    if (viewer.plan === 'light') return setExplained(view === 'pro');
    setPending(view);
    try {
      const { saveDensity } = await import('./save-density.ts');
      await saveDensity(view);
      await revalidate();
    } catch (cause) {
      logFailure('the view', cause);
    }
    setPending(null);
  };

  return (
    <div className="desktop-only">
      <Segmented
        label="Show as on plan"
        options={views}
        value={pending ?? densityOf(viewer)}
        onChange={(view) => void choose(view)}
        small
        className="plan-toggle"
      />
      {explained && (
        <Suspense fallback={null}>
          <InvestorDialog onClose={() => setExplained(false)} />
        </Suspense>
      )}
    </div>
  );
}
