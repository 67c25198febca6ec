import { resolve } from 'node:path';

/** npm runs commands in the project's folder and passes the user's in INIT_CWD. */
export function resolveTypedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}
