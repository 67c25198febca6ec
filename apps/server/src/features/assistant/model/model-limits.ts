/** In milliseconds, unless it is said otherwise. */
export interface ModelLimits {
  /** Without another sentence for so long, the person is asked how to go on. */
  readonly waiting: number;
  /** To the first and between further pieces of what the model writes. */
  readonly piece: number;
  readonly tool: number;
  readonly whole: number;
  /** Calls of the model for one answer. */
  readonly steps: number;
  /** Tokens of one call. */
  readonly output: number;
}

export const usualLimits: ModelLimits = {
  waiting: 10_000,
  piece: 30_000,
  tool: 20_000,
  whole: 120_000,
  steps: 8,
  output: 1_500,
};
