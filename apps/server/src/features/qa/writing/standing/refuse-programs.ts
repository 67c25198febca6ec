import type { FormTrace } from '@tenfold/contract/qa';
import { leastFormOpenMs } from '@tenfold/contract/qa/question-choices';
import { InvalidRequest } from '../../../../platform/http/index.ts';

/**
 * What no person does in a form of ours. It stops programs that fill in every form they meet, and no others: who calls this
 * without a page says nothing about one. @throws InvalidRequest
 */
export function refusePrograms(form: FormTrace): void {
  if (form === undefined) return;
  if (form.homepage !== '') {
    throw new InvalidRequest('This looks like it was filled in by a program. Reload the page and try again.');
  }
  if (form.openMs !== undefined && form.openMs < leastFormOpenMs) {
    throw new InvalidRequest('That was quick. Please read it once more and send it again.');
  }
}
