import { SignInActions } from '../../../session/SignInActions.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Gated } from '../../../ui/layout/Gated.tsx';
import './value-placeholder.css';

interface Props {
  title: string;
  text: string;
}

export function GatedValueCard({ title, text }: Props) {
  return (
    <Card title={title} className="gated-card" padded={false}>
      <Gated
        text={text}
        actions={
          <span className="row mobile-only">
            <SignInActions plans={false} quiet />
          </span>
        }
      >
        <ValuePlaceholder />
      </Gated>
    </Card>
  );
}

function ValuePlaceholder() {
  return (
    <div className="value-placeholder">
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
