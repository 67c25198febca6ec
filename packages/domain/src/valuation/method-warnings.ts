import type { Rate } from '../forecast/index.ts';
import { terminalShareWarning } from '../judgements/index.ts';
import type { MethodId, MethodWarning, WarningKey } from './method.ts';

export function warning(
  key: WarningKey,
  detail: MethodWarning['detail'] = {},
  remedy: MethodId | null = null,
): MethodWarning {
  return { key, detail, remedy };
}

export function terminalShareHigh(terminalShare: Rate): MethodWarning[] {
  return terminalShare > terminalShareWarning ? [warning('terminal_share_high', { terminalShare })] : [];
}
