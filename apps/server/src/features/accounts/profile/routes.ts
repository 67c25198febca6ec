import {
  getMe,
  getUserSettings,
  updateBio,
  updateProfile,
  updateUserName,
  updateUserSetting,
} from '@tenfold/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { deepFreeze } from '../../../platform/documents/index.ts';
import { type CallContext, serve } from '../../../platform/http/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { renewCookie } from '../sessions/sessions.ts';
import { getCurrentUser } from './current-user.ts';
import { type AccountUpdate, getSettings, updateAccount, updateSettings } from './profile-store.ts';

export function registerProfile(app: FastifyInstance, deps: AccountDeps): void {
  const { db } = deps;
  const { known } = deps.sessions;
  const save = async ({ person }: CallContext<'person'>, update: AccountUpdate) => {
    await updateAccount(deps, person.id, update);
    return { user: await getCurrentUser(db, person.id) };
  };

  serve(app, getMe, async (_, context) => {
    await renewCookie(deps, context);
    const { person } = context;
    return known.value(person, 'me', async () => deepFreeze(await getCurrentUser(db, person.id)));
  });

  serve(app, updateUserName, ({ body }, caller) => save(caller, body));

  serve(app, updateBio, ({ body }, caller) => save(caller, body));

  serve(app, updateProfile, ({ body }, caller) => save(caller, { profile: body }));

  serve(app, getUserSettings, (_, { person }) =>
    known.value(person, 'settings', async () => deepFreeze(await getSettings(db, person.id))),
  );

  serve(app, updateUserSetting, ({ body }, { person }) => updateSettings(deps, person.id, body));
}
