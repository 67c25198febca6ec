/** Ends the cookie's session without the API, which needs the token. */
export const endSessionPath = '/session/end';
