import { isApiError } from '@tenfold/contract/errors/api-error';

/** Null alike for a link that was switched off, one that never was, and what is somebody else’s. */
export async function findShared<Shared>(read: Promise<Shared>): Promise<Shared | null> {
  try {
    return await read;
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}
