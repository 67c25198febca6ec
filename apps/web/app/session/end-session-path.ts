/** Ends the session of the cookie alone. No call of the API: those go by the token, which may be lost. */
export const endSessionPath = '/session/end';
