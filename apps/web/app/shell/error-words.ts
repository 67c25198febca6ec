import { isRouteErrorResponse } from 'react-router';

interface ErrorWords {
  readonly title: string;
  readonly advice: string;
  /** Whether the same request may succeed a little later. */
  readonly again: boolean;
}

/** By code where there is one, never by text; by status for what carries none. */
export function wordsFor(status: number, code: string | null): ErrorWords {
  if (code === 'company_not_found') {
    return {
      title: 'No such company',
      advice: 'There are no figures under this symbol. The company may have changed it: search by name.',
      again: false,
    };
  }
  if (status === 503) {
    return {
      title: 'Not available right now',
      advice: 'The database does not answer. Nothing is lost; try again in a moment.',
      again: true,
    };
  }
  if (status >= 500) {
    return {
      title: 'Unexpected error occurred',
      advice: 'It has been reported. The rest of the site works.',
      again: true,
    };
  }
  if (status === 404) {
    return { title: 'No such page', advice: 'Search for a company, or go back to the start.', again: false };
  }
  return {
    title: 'This request cannot be answered',
    advice: 'Check the address, or search for a company.',
    again: false,
  };
}

/** What was thrown, as far as it says: anything that is no refusal is a defect. */
export function refusalIn(error: unknown): { status: number; code: string | null } {
  if (!isRouteErrorResponse(error)) return { status: 500, code: null };
  const code: unknown = error.data?.code;
  return { status: error.status, code: typeof code === 'string' ? code : null };
}

export function errorTitle(error: unknown): string {
  const { status, code } = refusalIn(error);
  return wordsFor(status, code).title;
}
