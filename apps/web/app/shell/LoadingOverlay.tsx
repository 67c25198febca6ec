import { useNavigation } from 'react-router';
import { Spinner } from '../ui/text/Spinner.tsx';
import './loading-overlay.css';

/** Shown while the next screen is on its way; the stylesheet holds it back so that a quick answer does not flash. */
export function LoadingOverlay() {
  const loading = useNavigation().state === 'loading';
  return (
    <div className="loading-overlay" role="status" hidden={!loading}>
      <Spinner />
      <span>Loading …</span>
    </div>
  );
}
