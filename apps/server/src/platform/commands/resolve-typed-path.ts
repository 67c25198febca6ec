import { resolve } from 'node:path';

/** A path as it was typed: npm runs commands in the project's folder and says where the person is. */
export function resolveTypedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}
