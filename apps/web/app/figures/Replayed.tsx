import { Badge } from '../ui/text/Badge.tsx';

const replayNote =
  'Sample mode plays an invented trading day after the last close. Neither the price nor its time is real.';

/** Beside prices that are all of a day the sample plays. */
export function Replayed() {
  return (
    <Badge tone="warn" explanation={replayNote}>
      Simulated
    </Badge>
  );
}
