export type { FiscalPeriod, Quarter } from './fiscal-period.ts';
