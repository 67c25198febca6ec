import { type ActKind, actKinds } from '@tenfold/contract/qa/desk/act-kinds';
import { historyPath } from '../../../../shell/editors-paths.ts';
import { parseId } from '../../question/question-address.ts';

/** What of the history the address asks for; what it can’t mean is left out. */
export interface HistoryAddress {
  readonly editor?: number;
  readonly kind?: ActKind;
  readonly before?: number;
  readonly after?: number;
}

export function parseHistory(params: URLSearchParams): HistoryAddress {
  const editor = parseId(params.get('editor'));
  const before = parseId(params.get('before'));
  const after = parseId(params.get('after'));
  const kind = actKinds.find((each) => each === params.get('kind'));
  return {
    ...(editor !== null && { editor }),
    ...(kind !== undefined && { kind }),
    ...(before !== null && { before }),
    ...(after !== null && { after }),
  };
}

export function historyAddress(wanted: HistoryAddress): string {
  const params = new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, `${value}`]));
  return params.size === 0 ? historyPath : `${historyPath}?${params}`;
}
