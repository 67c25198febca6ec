import type { Viewer } from '../../session/viewer.ts';
import { AvatarForm } from './AvatarForm.tsx';
import { BioForm } from './BioForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SettingsBlock } from './SettingsBlock.tsx';

export function ProfileSettings({ person }: { person: Viewer }) {
  return (
    <>
      <SettingsBlock title="Picture" about="Cut to a square. Where and when it was taken is not kept.">
        <AvatarForm person={person} />
      </SettingsBlock>
      <SettingsBlock title="Bio" about="A sentence or two about you as an investor.">
        <BioForm bio={person.bio} />
      </SettingsBlock>
      <SettingsBlock title="Investing" about="Shown to nobody else.">
        <ProfileForm person={person} />
      </SettingsBlock>
    </>
  );
}
