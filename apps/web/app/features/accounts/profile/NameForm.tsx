import { useRevalidator } from 'react-router';
import { CallForm } from '../../../forms/CallForm.tsx';
import { readText } from '../../../forms/read-text.ts';
import { TextField } from '../../../forms/TextField.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import type { Viewer } from '../../../session/viewer.ts';

export function NameForm({ person }: { person: Viewer }) {
  const { revalidate } = useRevalidator();
  const send = async (values: FormData) => {
    const body = { firstName: readText(values, 'firstName'), secondName: readText(values, 'secondName') };
    await browserApi.call('POST /user/update-user-name', { body });
    await revalidate();
  };
  return (
    <CallForm send={send} action="Save" done="Saved">
      <div className="field-grid">
        <TextField
          label="First name"
          name="firstName"
          autoComplete="given-name"
          defaultValue={person.firstName}
          large
        />
        <TextField
          label="Last name"
          name="secondName"
          autoComplete="family-name"
          defaultValue={person.secondName}
          large
        />
      </div>
    </CallForm>
  );
}
