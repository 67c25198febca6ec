import { NotFound } from '../../platform/http/index.ts';

export function chatNotFound(): NotFound {
  return new NotFound('There is no such chat.');
}
