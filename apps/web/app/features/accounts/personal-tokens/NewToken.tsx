import type { PersonalToken } from '@tenfold/contract/accounts';
import { type TokenScope, tokenScopes } from '@tenfold/contract/policy/token-scopes';
import { useState } from 'react';
import { CallForm } from '../../../forms/CallForm.tsx';
import { readText } from '../../../forms/read-text.ts';
import { TextField } from '../../../forms/TextField.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { SegmentedField } from '../../../ui/controls/SegmentedField.tsx';
import { scopeLabels } from './scope-labels.ts';

const scopes = tokenScopes.map((value) => ({ value, label: scopeLabels[value] }));

interface Props {
  onCreated: (token: PersonalToken, secret: string) => Promise<void>;
}

/** The name is emptied after each, the choice stays. */
export function NewToken({ onCreated }: Props) {
  const [scope, setScope] = useState<TokenScope>('figures');
  const [made, setMade] = useState(0);

  const send = async (values: FormData) => {
    const body = { name: readText(values, 'name'), scope };
    const { personalToken, secret } = await browserApi.call('POST /user/tokens', { body });
    await onCreated(personalToken, secret);
    setMade(made + 1);
  };

  return (
    <CallForm key={made} send={send} action="Create token" look={{}}>
      <TextField label="Name" name="name" hint="What it’s for, such as “Notebook”." autoComplete="off" />
      <SegmentedField label="Can read" options={scopes} value={scope} onChange={setScope} />
    </CallForm>
  );
}
