import { isRouteErrorResponse } from 'react-router';

interface ErrorWords {
  readonly title: string;
  readonly advice: string;
  /** Whether the same request may succeed a little later. */
  readonly again: boolean;
}

/** What was thrown, as far as it says: anything that is no refusal is a defect. */
export interface Refused {
  readonly status: number;
  readonly code: string | null;
  /** The server's own words for the reason. */
  readonly detail: string | null;
}

/** By code where there is one, never by text; by status for what carries none. */
export function wordsFor({ status, code, detail }: Refused): ErrorWords {
  if (code === 'company_not_found') {
    return {
      title: 'No such company',
      advice: 'There are no figures under this symbol. The company may have changed it: search by name.',
      again: false,
    };
  }
  if (code === 'company_not_on_file') {
    return {
      title: 'Not on file yet',
      advice: detail ?? 'Its filings are not on file here yet.',
      again: false,
    };
  }
  if (code === 'quota_reached') {
    return {
      title: 'Company limit reached',
      advice: `${detail ?? 'You have opened all companies of this month.'} Those stay open, and AAPL always is.`,
      again: false,
    };
  }
  if (status === 503) {
    return {
      title: 'Not available right now',
      advice: `${detail ?? 'The database does not answer.'} Nothing is lost; try again in a moment.`,
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

export function refusedIn(error: unknown): Refused {
  if (!isRouteErrorResponse(error)) return { status: 500, code: null, detail: null };
  return { status: error.status, code: textIn(error.data?.code), detail: textIn(error.data?.detail) };
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
