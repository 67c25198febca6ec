import type { PersonalToken } from '@tenfold/contract/accounts';
import { brand } from '@tenfold/contract/brand';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ConfirmDialog } from '../../../forms/ConfirmDialog.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { CopyField } from '../../../ui/controls/CopyField.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { NewToken } from './NewToken.tsx';
import { TokenRow } from './TokenRow.tsx';
import './personal-tokens.css';

interface Created {
  readonly id: string;
  readonly secret: string;
}

export function PersonalTokens({ tokens }: { tokens: readonly PersonalToken[] }) {
  const { revalidate } = useRevalidator();
  const [created, setCreated] = useState<Created | null>(null);
  const [revoked, setRevoked] = useState<PersonalToken | null>(null);

  const revoke = async (token: PersonalToken) => {
    await browserApi.call('DELETE /user/tokens/{id}', { params: { id: token.id } });
    if (created?.id === token.id) setCreated(null);
    await revalidate();
  };

  return (
    <div className="stack stack-4">
      {created !== null && (
        <Notice tone="info">
          <div className="stack">
            <p>Copy your token now. You won’t see it again.</p>
            <CopyField key={created.id} label="Token" value={created.secret} takesFocus />
          </div>
        </Notice>
      )}
      {tokens.length > 0 && (
        <ul className="personal-tokens" aria-label="Your tokens">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setRevoked(token)} />
          ))}
        </ul>
      )}
      <NewToken
        onCreated={async (token, secret) => {
          setCreated({ id: token.id, secret });
          await revalidate();
        }}
      />
      {revoked !== null && (
        <ConfirmDialog
          title={`Revoke “${revoked.name}”?`}
          what="revoking a token"
          action="Revoke token"
          look="danger"
          confirm={() => revoke(revoked)}
          onClose={() => setRevoked(null)}
        >
          Anything that uses it loses access to {brand.name}. You can’t undo this.
        </ConfirmDialog>
      )}
    </div>
  );
}
