import { type ActKind, actKinds } from '@tenfold/contract/qa/desk/act-kinds';
import { historyPath } from '../../../../shell/editors-paths.ts';
import { parseId } from '../../question/question-address.ts';

/** What of the history the address asks for; what it can’t mean is left out. */
export interface HistoryAddress {
  readonly editor?: number;
  readonly kind?: ActKind;
  /** Words of a question or a name. */
  readonly q?: string;
  readonly before?: number;
  readonly after?: number;
}

export function parseHistory(params: URLSearchParams): HistoryAddress {
  const editor = parseId(params.get('editor'));
  const before = parseId(params.get('before'));
  const after = parseId(params.get('after'));
  const kind = actKinds.find((each) => each === params.get('kind'));
  const q = (params.get('q') ?? '').trim();
  return {
    ...(editor !== null && { editor }),
    ...(kind !== undefined && { kind }),
    ...(q !== '' && { q }),
    ...(before !== null && { before }),
    ...(after !== null && { after }),
  };
}

export function historyAddress(wanted: HistoryAddress, path: string = historyPath): string {
  const params = new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, `${value}`]));
  return params.size === 0 ? path : `${path}?${params}`;
}
