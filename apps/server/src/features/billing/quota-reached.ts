import { AppError } from '../../platform/http/index.ts';

export class QuotaReached extends AppError {
  constructor(limit: number) {
    super('quota_reached', `You’ve opened ${limit} of ${limit} companies this month.`);
  }
}
