import { listTokens } from '@tenfold/contract/accounts';
import { brand } from '@tenfold/contract/brand';
import { getNotificationSettings } from '@tenfold/contract/notifications';
import { useEffect } from 'react';
import { data, type LoaderFunctionArgs, type MetaFunction, NavLink, useLoaderData } from 'react-router';
import { requirePerson } from '../../../platform/api/guards.ts';
import { privatePageHeaders } from '../../../platform/screens/page-headers.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../platform/screens/server-context.ts';
import { usePerson } from '../../../session/viewer.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { MyNav } from '../../../shell/header/MyNav.tsx';
import { settingsPath, settingsTags } from '../../../shell/my-paths.ts';
import { useSettingsTab } from '../../../shell/settings-tab.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { ProfileSettings } from '../profile/ProfileSettings.tsx';
import { MainSettings } from './MainSettings.tsx';
import '../../../ui/layout/field-grid.css';
import '../../../ui/layout/side-nav.css';
import './settings.css';

export const handle: Chrome = { header: 'main', Tabs: MyNav };

export const headers = privatePageHeaders;

export const meta: MetaFunction = () => [
  { title: `Settings — ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  const tag = settingsTags.find((name) => name === args.params.tag);
  if (tag === undefined) throw data({ code: 'not_found' }, { status: 404 });
  await requirePerson(args);
  if (tag === 'PROFILE') return { tag, main: null };
  const api = args.context.get(apiContext);
  const [notifications, { tokens }] = await Promise.all([
    api.call(getNotificationSettings),
    api.call(listTokens),
  ]).catch(throwScreenError);
  return { tag, main: { notifications, tokens } };
}

export default function SettingsRoute() {
  const { tag, main } = useLoaderData<typeof loader>();
  const person = usePerson();

  useEffect(() => useSettingsTab.getState().choose(tag), [tag]);

  return (
    <div className="my-page">
      <h1>Settings</h1>
      <div className="card settings-layout">
        <SettingsNav />
        {/* Another account's settings are another form: nothing typed carries over. */}
        <div key={`${person.id} ${tag}`}>
          {main === null ? <ProfileSettings person={person} /> : <MainSettings person={person} {...main} />}
        </div>
      </div>
    </div>
  );
}

function SettingsNav() {
  return (
    <nav className="side-nav" aria-label="Settings">
      <NavLink to={settingsPath('MAIN')}>
        <Icon name="gear" />
        Main
      </NavLink>
      <NavLink to={settingsPath('PROFILE')}>
        <Icon name="person" />
        Profile
      </NavLink>
    </nav>
  );
}
