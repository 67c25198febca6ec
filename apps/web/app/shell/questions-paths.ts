export const questionsPath = '/business-q-and-a';

/** @param answer one of its answers, which the page scrolls to */
export function questionPath(id: number, answer?: number): string {
  const path = `${questionsPath}/questions/${id}`;
  return answer === undefined ? path : `${path}?answer=${answer}`;
}

export function contributorPath(id: number): string {
  return `${questionsPath}/contributors/${id}`;
}

/** The research assistant. @param chat one of the reader’s chats; none: a new one */
export function assistantPath(chat?: number): string {
  const path = `${questionsPath}/assistant`;
  return chat === undefined ? path : `${path}/${chat}`;
}

/** Where a draft that was saved is found. */
export const draftsPath = `${questionsPath}?tab=draft`;
