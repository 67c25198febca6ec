import {
  getMe,
  getUserSettings,
  updateBio,
  updateProfile,
  updateUserName,
  updateUserSetting,
} from '@tenfold/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/index.ts';
import type { AccountNeeds } from '../needs.ts';
import { renewCookie } from '../sessions/renew-cookie.ts';
import { getCurrentUser } from './current-user.ts';
import { getSettings, type Told, updateAccount, updateSettings } from './profile-store.ts';

export function registerProfile(app: FastifyInstance, needs: AccountNeeds): void {
  const { db } = needs;
  const tell = async (accountId: number, told: Told) => {
    await updateAccount(db, accountId, told);
    return { user: await getCurrentUser(db, accountId) };
  };

  serve(app, getMe, async (_, context) => {
    await renewCookie(needs, context);
    return getCurrentUser(db, context.person.id);
  });

  serve(app, updateUserName, ({ body }, { person }) => tell(person.id, body));

  serve(app, updateBio, ({ body }, { person }) => tell(person.id, body));

  serve(app, updateProfile, ({ body }, { person }) => tell(person.id, { profile: body }));

  serve(app, getUserSettings, (_, { person }) => getSettings(db, person.id));

  serve(app, updateUserSetting, ({ body }, { person }) => updateSettings(db, person.id, body));
}
