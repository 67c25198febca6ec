import { deleteAccount, exportAccount, previewDeletion } from '@tenfold/contract/accounts';
import { brand } from '@tenfold/contract/brand';
import type { AccountId } from '@tenfold/contract/ids';
import type { FastifyInstance } from 'fastify';
import { strToU8, zipSync } from 'fflate';
import type { Deps } from '../../../platform/deps.ts';
import { InvalidRequest, serve, sessionCookie } from '../../../platform/http/index.ts';
import type { OwnFile } from '../../../platform/own-data.ts';
import type { AccountDeps } from '../account-deps.ts';
import { findRecipient } from '../account-store.ts';
import { forgetMails, sendMailLater } from '../mails/account-mails.ts';
import { verifyPassword } from '../passwords/verify-password.ts';
import { throttle } from '../slowed-attempts.ts';
import type { AccountTables } from '../tables.ts';
import { accountLeaves } from './account-leaves.ts';
import { describeErasure } from './describe-erasure.ts';

export function registerOwnData(app: FastifyInstance, deps: AccountDeps): void {
  const { db, clock, rateLimiter, ownData } = deps;
  const erasure = describeErasure(ownData);

  serve(app, exportAccount, async (_, { person }) => {
    const files = await Promise.all(ownData.map((own) => ('read' in own ? own.read(db, person.id) : [])));
    const now = clock.now();
    return {
      fileName: `${brand.slug}-${now.toISOString().slice(0, 10)}.zip`,
      archive: Buffer.from(zipFiles(files.flat(), now)).toString('base64'),
    };
  });

  serve(app, previewDeletion, () => erasure);

  serve(app, deleteAccount, async ({ body }, { person, address, setCookie }) => {
    await throttle(rateLimiter, 'password', { address, account: person.id });
    const own = await findRecipient(db, { id: person.id });
    if (own?.email !== body.email) {
      const message = 'This isn’t your account’s email address';
      throw new InvalidRequest(message, { email: message });
    }
    await verifyPassword(db, person.id, 'password', body.password);
    await deps.beforeDeletion(person.id);
    setCookie({ name: sessionCookie, value: null, maxAgeSeconds: 0 });
    const isDeleted = await eraseAccount(deps, person.id);
    deps.sessions.known.forget(person.id);
    return { isDeleted };
  });
}

function zipFiles(files: readonly OwnFile[], at: Date): Uint8Array {
  const entries = files.map(({ name, content }) => [name, bytesOf(content)] as const);
  return zipSync(Object.fromEntries(entries), { mtime: at });
}

function bytesOf(content: OwnFile['content']): Uint8Array {
  return content instanceof Uint8Array ? content : strToU8(`${JSON.stringify(content, null, 2)}\n`);
}

/** What becomes of its rows, `erase` of each table says and its foreign key does. */
async function eraseAccount(
  { db, events, jobs }: Pick<Deps, 'db' | 'events' | 'jobs'>,
  accountId: AccountId,
): Promise<boolean> {
  return events.transact(db, async (tx, emit) => {
    await emit(accountLeaves, { accountId });
    const gone = await tx
      .withTables<AccountTables>()
      .deleteFrom('account')
      .where('id', '=', accountId)
      .returning(['email', 'first_name as firstName'])
      .executeTakeFirst();
    if (gone === undefined) return false;
    await forgetMails(jobs, { email: gone.email, accountId }, tx);
    await sendMailLater(jobs, { what: 'deleted the account', ...gone }, { tx });
    return true;
  });
}
