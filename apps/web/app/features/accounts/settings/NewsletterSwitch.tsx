import type { UserSettings } from '@tenfold/contract/accounts';
import { brand } from '@tenfold/contract/brand';
import { Switch } from '../../../ui/controls/Switch.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { useSetting } from './use-setting.ts';

export function NewsletterSwitch({ settings: kept }: { settings: UserSettings }) {
  const { settings, failure, change } = useSetting(kept);
  return (
    <div className="stack">
      <Switch checked={settings.newsletter} onChange={(newsletter) => void change({ newsletter })}>
        Email me product news from {brand.name}
      </Switch>
      {failure && <Notice tone="error">{failure}</Notice>}
    </div>
  );
}
