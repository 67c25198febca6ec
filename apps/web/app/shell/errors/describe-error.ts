import { isRouteErrorResponse } from 'react-router';

interface ErrorWords {
  readonly title: string;
  readonly advice: string;
  readonly again: boolean;
}

export interface ErrorDetails {
  /** Null where no answer came. */
  readonly status: number | null;
  readonly code: string | null;
  readonly detail: string | null;
  readonly requestId: string | null;
}

/** By code if there is one, else by status; never by text. */
export function describeError({ status, code, detail, requestId }: ErrorDetails): ErrorWords {
  if (code === 'company_not_found') {
    return {
      title: 'Company not found',
      advice: 'We have no data for this symbol. It may have changed, so try searching by name.',
      again: false,
    };
  }
  if (code === 'quota_reached') {
    return {
      title: 'Company limit reached',
      advice: `${detail ?? 'You’ve opened all your companies this month.'} They stay open, and Apple is always open.`,
      again: false,
    };
  }
  if (status === null) {
    return {
      title: 'We can’t reach Tenfold',
      advice: 'Check your connection, then try again.',
      again: true,
    };
  }
  if (status === 503) {
    return {
      title: 'Temporarily unavailable',
      advice: `${detail ?? 'The database isn’t responding.'} Your data is safe.`,
      again: true,
    };
  }
  if (status >= 500) {
    return {
      title: 'Something went wrong on our side',
      advice: requestId === null ? 'Try again in a moment.' : `Reference: ${requestId}.`,
      again: true,
    };
  }
  if (status === 404) {
    return { title: 'Page not found', advice: 'Search for a company, or go to the home page.', again: false };
  }
  return {
    title: 'We can’t handle this request',
    advice: 'Check the address, or search for a company.',
    again: false,
  };
}

/** @param pageRequestId what the server logged an error of its own under; one of the browser is in no log */
export function readErrorDetails(error: unknown, pageRequestId: string | null): ErrorDetails {
  if (isRouteErrorResponse(error)) return { ...noDetails, ...error.data, status: error.status };
  if (isOfNetwork(error)) return { ...noDetails, status: null };
  return { ...noDetails, requestId: isOfServer(error) ? pageRequestId : null };
}

const noDetails: ErrorDetails = { status: 500, code: null, detail: null, requestId: null };

/** Whether a request or a script failed. Each browser has words of its own, and no code: Chrome, Safari, Firefox, and again for scripts. */
function isOfNetwork(error: unknown): boolean {
  return /^TypeError: (Failed to fetch|Load f|NetworkE|error l|Importing)/.test(String(error));
}

/** The router sends the browser this in place of what was thrown. */
function isOfServer(error: unknown): boolean {
  return typeof document === 'undefined' || (error as Error)?.message === 'Unexpected Server Error';
}
