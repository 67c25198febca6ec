/** Without schemas: the browser loads this. */

/** Below the API base. A page connects with the id that its token names. */
export const socketPath = '/notifications/{userId}/socket';

/** After opening, until the first message has to say who it is. */
export const authSeconds = 5;
/** How often a client says that it is there; a socket that is silent for three of them is cut. */
export const pingSeconds = 10;
/** A client waits so long before it tries again, and up to as long more, so that all do not come back at once. */
export const retrySeconds = 3;
/** Sockets of one person at once, in a process; the oldest is closed for the next. */
export const socketsPerPerson = 10;
/** A client that missed more asks for the list instead. */
export const mostMissed = 100;
/** No message of a client is longer. */
export const maxFrameBytes = 1_024;

/** Why the server closes a socket. Below 4000: as the protocol has them. */
export const closeCodes = {
  /** A frame is not text. */
  binary: 1003,
  /** A message is not one of the protocol. */
  malformed: 1007,
  /** A frame is longer than `maxFrameBytes`. */
  tooLarge: 1009,
  /** The process is stopping; another one answers. */
  restart: 1012,
  /** The database is not answering. */
  unavailable: 1013,
  /** No token within `authSeconds`, something else before it, or one that is forged, expired or of an ended session. */
  unauthenticated: 4401,
  /** The token is another person’s. */
  forbidden: 4403,
  /** Signed out, the password was changed or the account deleted. */
  ended: 4410,
  /** The person has opened newer ones. */
  replaced: 4409,
  /** More messages than a client has reason to send. */
  tooMany: 4429,
} as const;

/** With the same token it would be closed again. */
export function isFinal(code: number): boolean {
  return code === closeCodes.unauthenticated || code === closeCodes.forbidden || code === closeCodes.ended;
}
