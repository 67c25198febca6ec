import { SignInActions } from '../../../session/SignInActions.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Gated } from '../../../ui/layout/Gated.tsx';
import { TablePlaceholder } from './TablePlaceholder.tsx';

export function GatedFinancialsCard({ title, text }: { title: string; text: string }) {
  return (
    <div id="financials">
      <Card title="Financials" padded={false}>
        <Gated title={title} text={text} actions={<SignInActions />}>
          <TablePlaceholder />
        </Gated>
      </Card>
    </div>
  );
}
