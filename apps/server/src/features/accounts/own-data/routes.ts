import { deleteAccount, exportAccount } from '@tenfold/contract/accounts';
import { brand } from '@tenfold/contract/brand';
import type { FastifyInstance } from 'fastify';
import { InvalidRequest, serve, sessionCookie } from '../../../platform/http/index.ts';
import { findRecipient } from '../account-store.ts';
import { allow, slowDown } from '../allow.ts';
import type { AccountNeeds } from '../needs.ts';
import { knowPassword } from '../passwords/know-password.ts';
import { deleteAccountOf } from './delete-account.ts';
import { ownAccount } from './own-account.ts';
import { pack } from './pack.ts';

export function registerOwnData(app: FastifyInstance, needs: AccountNeeds): void {
  const { db, clock, limits, ownData } = needs;

  serve(app, exportAccount, async (_, { person, address }) => {
    await allow(limits, 'export', address, person.id);
    const files = await Promise.all([ownAccount, ...ownData].map((read) => read(db, person.id)));
    const now = clock.now();
    return {
      fileName: `${brand.slug}-${now.toISOString().slice(0, 10)}.zip`,
      archive: Buffer.from(pack(files.flat(), now)).toString('base64'),
    };
  });

  serve(app, deleteAccount, async ({ body }, { person, address, keepCookie }) => {
    await slowDown(limits, 'password', { address, account: person.id });
    const own = await findRecipient(db, { id: person.id });
    if (own?.email !== body.email) {
      const message = 'This isn’t your account’s email address';
      throw new InvalidRequest(message, { email: message });
    }
    await knowPassword(db, person.id, 'password', body.password);
    keepCookie({ name: sessionCookie, value: null, maxAgeSeconds: 0 });
    return { isDeleted: await deleteAccountOf(needs, person.id) };
  });
}
