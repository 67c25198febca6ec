import { useNavigation } from 'react-router';
import { Spinner } from '../ui/text/Spinner.tsx';
import './loading-overlay.css';

/** CSS delays it so that fast navigations don't flash. */
export function LoadingOverlay() {
  const loading = useNavigation().state === 'loading';
  return (
    <div className="loading-overlay" role="status" hidden={!loading}>
      <Spinner />
      <span>Loading …</span>
    </div>
  );
}
