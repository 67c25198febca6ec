import type { AccountId } from '../ids.ts';
import { openSymbol } from './open-company.ts';

export const planKeys = ['light', 'investor'] as const;
export type PlanKey = (typeof planKeys)[number];

export const tiers = ['visitor', ...planKeys] as const;
export type Tier = (typeof tiers)[number];

export function tierOf(person: { readonly plan: PlanKey } | null): Tier {
  return person?.plan ?? 'visitor';
}

export type Scope = 'none' | 'open' | 'any';

/** By tier, for a company; of a role; or of whoever the subject belongs to. */
export type Right = Readonly<Record<Tier, Scope>> | 'superuser' | 'analyst' | 'owner';

export interface Subject {
  readonly symbol?: string;
  readonly owner?: AccountId;
}

interface RightsHolder {
  readonly plan: PlanKey;
  readonly id?: AccountId;
  readonly isSuperuser?: boolean;
  readonly isAnalyst?: boolean;
}

/** Derived from the history, most of it in the browser, so it can only be granted together with it. */
const withHistory = { visitor: 'open', light: 'any', investor: 'any' } as const;
const withAccount = { visitor: 'none', light: 'any', investor: 'any' } as const;

/** Includes permissions of features to come. */
export const rights = {
  seeHistory: withHistory,
  addParameter: withHistory,
  calculateFairValue: withHistory,
  exportFinancials: withHistory,
  compare: { visitor: 'open', light: 'any', investor: 'any' },
  seeRowPage: withAccount,
  saveForecasts: withAccount,
  setPriceAlerts: withAccount,
  writeNotes: withAccount,
  keepLists: withAccount,
  commentOnCells: withAccount,
  contestFigures: withAccount,
  /** Ask, answer, comment, vote, follow and bookmark. */
  takePartInQuestions: withAccount,
  /** Approve, reject, feature, hand out rewards. */
  editQuestions: 'superuser',
  /** What nobody answered within seven days. */
  answerAsAnalyst: 'analyst',
  /** Answer what readers contest. */
  editFigures: 'superuser',
  /** Texts of the landing page, menus and documents. */
  editContent: 'superuser',
  /** On the machine of the installation. */
  runCommands: 'superuser',
} as const satisfies Record<string, Right>;

export type Permission = keyof typeof rights;

type PermissionOf<Kind extends Right> = {
  [Key in Permission]: (typeof rights)[Key] extends Kind ? Key : never;
}[Permission];

export type PlanPermission = PermissionOf<Readonly<Record<Tier, Scope>>>;
export type RolePermission = PermissionOf<'superuser' | 'analyst'>;

export function isRolePermission(name: string): name is RolePermission {
  return (
    Object.hasOwn(rights, name) && ['superuser', 'analyst'].includes(rights[name as Permission] as string)
  );
}

/** Refuses what the subject does not say: a company's action without a company, an owner's without an owner. */
export function can(person: RightsHolder | null, permission: Permission, subject: Subject = {}): boolean {
  return isGranted(rights[permission], person, subject);
}

export function isGranted(right: Right, person: RightsHolder | null, { symbol, owner }: Subject): boolean {
  if (right === 'superuser') return person?.isSuperuser === true;
  if (right === 'analyst') return person?.isAnalyst === true;
  if (right === 'owner') return owner !== undefined && person?.id === owner;
  const scope = right[tierOf(person)];
  return scope === 'any' ? symbol !== undefined : scope === 'open' && symbol === openSymbol;
}
