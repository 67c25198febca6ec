import type { Access, Endpoint } from '@tenfold/contract/endpoint';
import type { AccountId } from '@tenfold/contract/ids';
import {
  can,
  isRolePermission,
  type PlanKey,
  type RolePermission,
  rights,
} from '@tenfold/contract/policy/rights';
import { mayCall, type TokenScope } from '@tenfold/contract/policy/token-scopes';
import { AppError } from '../errors/app-error.ts';

export interface Person {
  readonly id: AccountId;
  readonly sessionId: string;
  readonly plan: PlanKey;
  readonly isSuperuser: boolean;
  readonly isAnalyst: boolean;
  /** Only personal tokens have one, not a browser's session. */
  readonly scope?: TokenScope;
}

/** Null for a token that is forged, expired or revoked, or whose account is gone. */
export type Authenticate = (accessToken: string) => Promise<Person | null>;

export const authenticateNobody: Authenticate = async () => null;

export type PersonFor<Allowed extends Access> = Allowed extends 'person' | RolePermission
  ? Person
  : Allowed extends 'viewer'
    ? Person | null
    : null;

const whatItReads: Readonly<Record<TokenScope, string>> = {
  figures: 'reads companies’ figures',
  own: 'reads companies’ figures, and your notes, lists and forecasts',
};

/** One for all: each page of a visitor meets it twice, and collecting its stack would cost a tenth of the page. */
const notSignedIn = new AppError('unauthenticated', 'Please sign in first.');

/** @throws AppError `unauthenticated` or `forbidden` */
export async function authorize<E extends Endpoint>(
  endpoint: E,
  findPerson: () => Promise<Person | null>,
): Promise<PersonFor<E['access']>> {
  const { access } = endpoint;
  const person = access === 'anyone' ? null : await findPerson();
  if (access !== 'anyone' && access !== 'viewer' && person === null) throw notSignedIn;
  if (person?.scope !== undefined && !mayCall(person.scope, endpoint.token)) {
    throw new AppError('forbidden', `This token can’t make this call: it ${whatItReads[person.scope]}.`);
  }
  if (isRolePermission(access) && !can(person, access)) {
    throw new AppError(
      'forbidden',
      rights[access] === 'analyst' ? 'Only analysts can do this.' : 'Only editors can do this.',
    );
  }
  return person as PersonFor<E['access']>;
}

/** Null for a visitor. @throws AppError `unauthenticated` for an invalid token: the browser then drops it */
export async function authenticateBearer(
  authorization: string | undefined,
  authenticate: Authenticate,
): Promise<Person | null> {
  if (authorization === undefined) return null;
  const person = await findBearer(authorization, authenticate);
  if (person === null) {
    throw new AppError('unauthenticated', 'Your session has ended. Please sign in again.');
  }
  return person;
}

/** Null for a visitor, and for an invalid token. */
export async function findBearer(
  authorization: string | undefined,
  authenticate: Authenticate,
): Promise<Person | null> {
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  return token === undefined ? null : authenticate(token);
}
