import { SignInActions } from '../../../session/SignInActions.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Gated } from '../../../ui/layout/Gated.tsx';
import { ValuePlaceholder } from './ValuePlaceholder.tsx';

interface Props {
  title: string;
  text: string;
}

export function GatedValueCard({ title, text }: Props) {
  return (
    <Card title={title} className="gated-card" padded={false}>
      <Gated text={text} actions={<SignInActions plans={false} />}>
        <ValuePlaceholder />
      </Gated>
    </Card>
  );
}
