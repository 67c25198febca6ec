import { updateProfile } from '@tenfold/contract/accounts';
import { useRevalidator } from 'react-router';
import { CallForm } from '../../../forms/CallForm.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import type { Viewer } from '../../../session/viewer.ts';
import { ExpertiseFields, InvestingFields } from './ProfileFields.tsx';
import { readProfile } from './read-profile.ts';

export function ProfileForm({ person }: { person: Viewer }) {
  const { revalidate } = useRevalidator();
  const send = async (values: FormData) => {
    await browserApi.call(updateProfile, { body: readProfile(values) });
    await revalidate();
  };
  return (
    <CallForm send={send} action="Save" done="Saved">
      <div className="settings-fields">
        <InvestingFields profile={person} />
      </div>
      <h3 className="profile-part">Your expertise</h3>
      <ExpertiseFields profile={person} />
    </CallForm>
  );
}
