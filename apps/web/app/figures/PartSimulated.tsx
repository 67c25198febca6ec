import { Badge } from '../ui/text/Badge.tsx';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';

/** Simulation fills the days between real closes, so the last one always is real. */
export const simulatedNote = 'The last close is real; days between month-end closes are simulated.';

/** Beside a price whose change or 52-week range rests on simulated days. */
export function PartSimulated() {
  return (
    <Badge tone="warn" title={simulatedNote}>
      Partly simulated<VisuallyHidden>: {simulatedNote}</VisuallyHidden>
    </Badge>
  );
}
