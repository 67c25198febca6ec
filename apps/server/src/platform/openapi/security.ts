import type { Endpoint } from '@tenfold/contract/endpoint';
import type { oas31 } from 'zod-openapi';

const bearer = 'access_token';
const visitor = 'visitor_cookie';
const figures = 'figures_token';
const own = 'own_data_token';

export const securitySchemes: Readonly<Record<string, oas31.SecuritySchemeObject>> = {
  [bearer]: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of the answer to `logIn`. It is valid until its session ends.',
  },
  [figures]: {
    type: 'http',
    scheme: 'bearer',
    description: 'A personal token of either scope.',
  },
  [own]: {
    type: 'http',
    scheme: 'bearer',
    description: 'A personal token of the scope `own`.',
  },
  [visitor]: {
    type: 'apiKey',
    in: 'cookie',
    name: 'visitor',
    description:
      'Set by the first answer that counts a company. Send it back so that the same company is counted once a month.',
  },
};

/** The empty one means that no sign-in is needed. */
export function securityOf({ access, token }: Endpoint): oas31.SecurityRequirementObject[] {
  if (access === 'anyone') return [];
  const signedIn = [
    { [bearer]: [] },
    ...(token === undefined ? [] : [{ [token === 'own' ? own : figures]: [] }]),
  ];
  return access === 'viewer' ? [{}, { [visitor]: [] }, ...signedIn] : signedIn;
}
