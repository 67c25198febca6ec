import { AppError } from '../../platform/http/index.ts';

/** Somebody has opened as many companies as they may this month. */
export class QuotaReached extends AppError {
  constructor(limit: number) {
    super('quota_reached', `You’ve opened ${limit} of ${limit} companies this month.`);
  }
}
