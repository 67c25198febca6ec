import { create } from 'zustand';

interface CompanyLimit {
  /** Whether the person was told that the companies of the month are used up, and has not closed it yet. */
  readonly reached: boolean;
  warn(): void;
  dismiss(): void;
}

/** A call may find it out anywhere; a company's page shows it. */
export const useCompanyLimit = create<CompanyLimit>()((set) => ({
  reached: false,
  warn: () => set({ reached: true }),
  dismiss: () => set({ reached: false }),
}));
