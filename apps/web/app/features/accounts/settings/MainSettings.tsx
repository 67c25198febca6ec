import type { PersonalToken, UserSettings } from '@tenfold/contract/accounts';
import { brand } from '@tenfold/contract/brand';
import type { NotificationSettings as Stored } from '@tenfold/contract/notifications';
import type { Viewer } from '../../../session/viewer.ts';
import { Switch } from '../../../ui/controls/Switch.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { NotificationSettings } from '../../notifications/index.ts';
import { DeleteAccount } from '../own-data/DeleteAccount.tsx';
import { ExportButton } from '../own-data/ExportButton.tsx';
import { PasswordForm } from '../passwords/PasswordForm.tsx';
import { PersonalTokens } from '../personal-tokens/PersonalTokens.tsx';
import { NameForm } from '../profile/NameForm.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';
import { SettingsBlock } from './SettingsBlock.tsx';
import { useSetting } from './use-setting.ts';

interface Props {
  person: Viewer;
  notifications: Stored;
  tokens: readonly PersonalToken[];
}

export function MainSettings({ person, notifications, tokens }: Props) {
  return (
    <>
      <SettingsBlock title="Name" about="We show your initial until you add a photo.">
        <NameForm person={person} />
      </SettingsBlock>
      <SettingsBlock title="Password" about="You stay signed in here and are signed out everywhere else.">
        <PasswordForm hasPassword={person.hasPassword} />
      </SettingsBlock>
      <SettingsBlock title="Display" about="Applies on every device you sign in on.">
        <DisplaySettings settings={person.settings} />
      </SettingsBlock>
      <SettingsBlock title="Email" about="You’ll always get account emails.">
        <NewsletterSwitch settings={person.settings} />
      </SettingsBlock>
      <SettingsBlock
        id="notifications"
        title="Notifications"
        about="Choose how we notify you. “In app” is the bell and your feed."
      >
        <NotificationSettings stored={notifications} />
      </SettingsBlock>
      <SettingsBlock
        id="tokens"
        title="Personal access tokens"
        about="Read figures from a notebook, a spreadsheet or another assistant. Tokens can only read. Changing your password doesn’t revoke them."
      >
        <PersonalTokens tokens={tokens} />
      </SettingsBlock>
      <SettingsBlock title="Your data" about="Everything we store about you, in one archive.">
        <ExportButton />
      </SettingsBlock>
      <SettingsBlock title="Delete account" about="Deletes your account and private data immediately.">
        <DeleteAccount hasPassword={person.hasPassword} />
      </SettingsBlock>
    </>
  );
}

function NewsletterSwitch({ settings: stored }: { settings: UserSettings }) {
  const { settings, failure, change } = useSetting(stored);
  return (
    <div className="stack">
      <Switch checked={settings.newsletter} onChange={(newsletter) => void change({ newsletter })}>
        Email me product news from {brand.name}
      </Switch>
      {failure && <Notice tone="error">{failure}</Notice>}
    </div>
  );
}
