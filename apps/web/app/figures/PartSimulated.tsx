import { Badge } from '../ui/text/Badge.tsx';

/** Simulation fills the days between real closes, so the last close is always real. */
export const simulatedNote = 'The last close is real; days between month-end closes are simulated.';

export function PartSimulated() {
  return (
    <Badge tone="warn" explanation={simulatedNote}>
      Partly simulated
    </Badge>
  );
}
