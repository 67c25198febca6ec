/** Characters of a message to the assistant. */
export const chatTextLimit = 1_000;
