import { updateBio } from '@tenfold/contract/accounts';
import { useRevalidator } from 'react-router';
import { CallForm } from '../../../forms/CallForm.tsx';
import { readText } from '../../../forms/read-text.ts';
import { TextArea } from '../../../forms/TextArea.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';

export function BioForm({ bio }: { bio: string }) {
  const { revalidate } = useRevalidator();
  const send = async (values: FormData) => {
    await browserApi.call(updateBio, { body: { bio: readText(values, 'bio') } });
    await revalidate();
  };
  return (
    <CallForm send={send} action="Save" look={{}} done="Saved">
      <TextArea label="Bio" name="bio" defaultValue={bio} hint="At most 500 characters" />
    </CallForm>
  );
}
