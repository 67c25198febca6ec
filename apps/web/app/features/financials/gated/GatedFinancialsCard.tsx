import { SignInActions } from '../../../session/SignInActions.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Gated } from '../../../ui/layout/Gated.tsx';
import { TablePlaceholder } from './TablePlaceholder.tsx';

export function GatedFinancialsCard({ text }: { text: string }) {
  return (
    <div id="financials">
      <Card title="Financials" padded={false}>
        <Gated
          text={text}
          actions={
            <span className="row mobile-only">
              <SignInActions quiet />
            </span>
          }
        >
          <TablePlaceholder />
        </Gated>
      </Card>
    </div>
  );
}
