import type { ContestId } from '@tenfold/contract/ids';
import type { Figure } from '@tenfold/domain/figures';
import type { LineKey } from '@tenfold/domain/statements';
import { inFiledShares } from '@tenfold/domain/statements';
import type { Db } from '../../../platform/db/index.ts';
import { InvalidRequest, NotFound } from '../../../platform/http/index.ts';
import { listSymbolsOf } from '../../company/index.ts';
import { buildCompanyFigures, type CompanyFigures, loadCompanyInputs } from '../company-figures.ts';
import type { ContestedFigure } from './contest-store.ts';
import { saveCorrection } from './correction-store.ts';

interface Given {
  readonly contestId: ContestId;
  /** The value in the table, in the shares of today; null excludes the figure. */
  readonly value: number | null;
  readonly now: Date;
}

/** Beside the facts, for the value they give now. @throws NotFound, InvalidRequest for the value that is filed */
export async function correctFigure(tx: Db, place: ContestedFigure, given: Given): Promise<void> {
  const figure = await findFiled(tx, place);
  const { rowKey } = place;
  if (given.value !== null && given.value === figure.value) {
    const problem = 'This is what was filed. Keep it instead';
    throw new InvalidRequest(problem, { value: problem });
  }
  await saveCorrection(
    tx,
    place,
    {
      kind: given.value === null ? 'excluded' : 'corrected',
      value: inFiledShares(rowKey, figure, given.value),
      filedValue: inFiledShares(rowKey, figure),
    },
    { by: given.contestId, at: given.now },
  );
}

/** The figure as filings give it, whatever was corrected before. */
async function findFiled(tx: Db, { cik, rowKey, column }: ContestedFigure): Promise<Figure> {
  const [listing] = await listSymbolsOf(tx, cik);
  const inputs = listing === undefined ? null : await loadCompanyInputs(tx, listing.symbol);
  const figures = inputs && buildCompanyFigures({ ...inputs, corrections: [] });
  const statement = figures && findStatement(figures, column);
  const figure = statement?.lines[rowKey as LineKey];
  if (figure === undefined) throw new NotFound('This figure is no longer there.');
  return figure;
}

function findStatement({ statements }: CompanyFigures, column: string) {
  const [year, quarter] = column.split('-Q').map(Number);
  return (quarter === undefined ? statements.annual : statements.quarterly).find(
    ({ period }) => period.year === year && period.quarter === (quarter ?? null),
  );
}
