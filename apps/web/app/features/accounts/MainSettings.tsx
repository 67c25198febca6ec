import type { Viewer } from '../../session/viewer.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';
import { ExportButton } from './ExportButton.tsx';
import { NameForm } from './NameForm.tsx';
import { NewsletterSwitch } from './NewsletterSwitch.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SettingsBlock } from './SettingsBlock.tsx';

export function MainSettings({ person }: { person: Viewer }) {
  return (
    <>
      <SettingsBlock title="Name" about="Your first letter is your picture until you upload one.">
        <NameForm person={person} />
      </SettingsBlock>
      <SettingsBlock title="Password" about="You stay signed in here, and are signed out everywhere else.">
        <PasswordForm hasPassword={person.hasPassword} />
      </SettingsBlock>
      <SettingsBlock title="Display" about="The same on every device you sign in on.">
        <DisplaySettings settings={person.settings} />
      </SettingsBlock>
      <SettingsBlock title="Mail" about="Mails about your account itself always come.">
        <NewsletterSwitch settings={person.settings} />
      </SettingsBlock>
      <SettingsBlock title="Your data" about="Everything kept about you, as one archive.">
        <ExportButton />
      </SettingsBlock>
      <SettingsBlock title="Delete account" about="At once, with everything private of it.">
        <DeleteAccount hasPassword={person.hasPassword} />
      </SettingsBlock>
    </>
  );
}
