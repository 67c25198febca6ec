import { useRevalidator } from 'react-router';
import { CallForm } from '../../../forms/CallForm.tsx';
import { readText } from '../../../forms/read-text.ts';
import { TextArea } from '../../../forms/TextArea.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import type { Viewer } from '../../../session/viewer.ts';
import { AvatarForm } from '../avatar/AvatarForm.tsx';
import { SettingsBlock } from '../settings/SettingsBlock.tsx';
import { ExpertiseFields, InvestingFields } from './ProfileFields.tsx';
import { readProfile } from './read-profile.ts';

export function ProfileSettings({ person }: { person: Viewer }) {
  return (
    <>
      <SettingsBlock title="Photo" about="We crop it to a square and remove its location and date.">
        <AvatarForm person={person} />
      </SettingsBlock>
      <SettingsBlock title="Bio" about="A sentence or two about you as an investor.">
        <BioForm bio={person.bio} />
      </SettingsBlock>
      <SettingsBlock title="Investing" about="Only you can see this.">
        <ProfileForm person={person} />
      </SettingsBlock>
    </>
  );
}

function BioForm({ bio }: { bio: string }) {
  const { revalidate } = useRevalidator();
  const send = async (values: FormData) => {
    await browserApi.call('POST /user/update-bio', { body: { bio: readText(values, 'bio') } });
    await revalidate();
  };
  return (
    <CallForm send={send} action="Save" done="Saved">
      <TextArea label="Bio" name="bio" defaultValue={bio} hint="At most 500 characters" />
    </CallForm>
  );
}

function ProfileForm({ person }: { person: Viewer }) {
  const { revalidate } = useRevalidator();
  const send = async (values: FormData) => {
    await browserApi.call('POST /user/update-profile', { body: readProfile(values) });
    await revalidate();
  };
  return (
    <CallForm send={send} action="Save" done="Saved">
      <div className="field-grid">
        <InvestingFields profile={person} />
      </div>
      <h3 className="profile-part">Your expertise</h3>
      <ExpertiseFields profile={person} />
    </CallForm>
  );
}
