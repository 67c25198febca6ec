import { useCopying } from '../../platform/screens/use-copying.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import '../overlays/tooltip.css';
import './share-button.css';

interface Props {
  address: string;
  named?: boolean;
  small?: boolean;
}

export function ShareButton({ address, named = false, small = false }: Props) {
  const { copied, copy } = useCopying('copying the link');
  const icon = copied ? 'check' : 'share';

  return (
    <span className="share">
      {named ? (
        <Button icon={icon} onClick={() => void copy(address)}>
          Share
        </Button>
      ) : (
        <IconButton
          icon={icon}
          label="Share"
          small={small}
          bordered={!small}
          onClick={() => void copy(address)}
        />
      )}
      <span role="status">{copied && <span className="share-done tooltip">Link copied</span>}</span>
    </span>
  );
}
