export type { AccessTokenReply } from './accounts/credentials.ts';
export * from './accounts/own-data.ts';
export * from './accounts/password.ts';
export * from './accounts/person.ts';
export * from './accounts/personal-tokens.ts';
export * from './accounts/profile.ts';
export * from './accounts/registration.ts';
export type { SectorKey } from './accounts/sectors.ts';
export * from './accounts/session.ts';
