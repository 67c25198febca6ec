import type { FigureRefusal } from '../../figure-lookup/index.ts';

/** A figure that an answer needs and the filings don’t give. */
export class NoFigure extends Error {
  readonly refusal: FigureRefusal;

  constructor(refusal: FigureRefusal) {
    super(`no ${refusal.line.key} of ${refusal.company.symbol}`);
    this.refusal = refusal;
  }
}
