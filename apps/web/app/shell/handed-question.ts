/** A question that goes on to the research assistant with the navigation, to be asked there at once. */
export interface HandedQuestion {
  readonly question: string;
  /** Asked again, as by going back, it is the same message. */
  readonly clientId: string;
}

export function handQuestion(question: string): { state: HandedQuestion } {
  return { state: { question, clientId: crypto.randomUUID() } };
}

/** @param state of a navigation, which a browser keeps over a reload @returns null: it brings no question */
export function handedQuestion(state: unknown): HandedQuestion | null {
  const { question, clientId } = (state ?? {}) as Partial<Record<keyof HandedQuestion, unknown>>;
  return typeof question === 'string' && typeof clientId === 'string' ? { question, clientId } : null;
}
