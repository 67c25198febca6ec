import { nameField } from '@tenfold/contract/accounts/credentials';
import { z } from 'zod';
import type { ExternalIdentity } from './identity-provider.ts';

/** In an ID token or from userinfo; Apple writes its booleans as text. */
export const idTokenClaims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.unknown().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});

const confirmedEmail = z.string().toLowerCase().max(254).pipe(z.email());

export function toIdentity(claims: z.output<typeof idTokenClaims>): ExternalIdentity {
  const email = confirmedEmail.safeParse(isTrue(claims.email_verified) ? claims.email : null);
  return {
    subject: claims.sub,
    email: email.success ? email.data : null,
    firstName: nameIn(claims.given_name),
    secondName: nameIn(claims.family_name),
  };
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}

/** A name that our own form would refuse is left out. */
function nameIn(text = ''): string {
  const name = nameField.safeParse(text);
  return name.success ? name.data : '';
}
