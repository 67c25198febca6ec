import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

interface Key {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicJwk: JWK;
}

export interface TestIssuer {
  readonly url: string;
  readonly accessTokens: Map<string, { readonly info: object; readonly person: object }>;
  failure: 'error' | 'nonsense' | 'redirect' | null;
  sign(payload: JWTPayload, key?: Key): Promise<string>;
  rotate(): Promise<void>;
  close(): Promise<void>;
}

export async function makeKey(kid: string): Promise<Key> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

export async function startIssuer(): Promise<TestIssuer> {
  let current = await makeKey('first');
  const accessTokens: TestIssuer['accessTokens'] = new Map();
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (issuer.failure === 'error') response.writeHead(503).end('{}');
    else if (issuer.failure === 'nonsense') response.end('<html>');
    else if (issuer.failure === 'redirect') response.writeHead(302, { location: '/elsewhere' }).end();
    else if (request.url === '/keys') response.end(JSON.stringify({ keys: [current.publicJwk] }));
    else {
      const known = accessTokens.get(bearerOf(request));
      const answer = request.url === '/tokeninfo' ? known?.info : known?.person;
      response.writeHead(answer === undefined ? 401 : 200).end(JSON.stringify(answer ?? {}));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer: TestIssuer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accessTokens,
    failure: null,
    sign: (payload, key = current) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(key.privateKey),
    rotate: async () => {
      current = await makeKey('second');
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return issuer;
}

function bearerOf({ headers }: IncomingMessage): string {
  return headers.authorization?.replace(/^Bearer /, '') ?? '';
}
