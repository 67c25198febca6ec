import { create } from 'zustand';

interface CompanyLimit {
  readonly reached: boolean;
  warn(): void;
  dismiss(): void;
}

/** Any call may set it; the company page shows it. */
export const useCompanyLimit = create<CompanyLimit>()((set) => ({
  reached: false,
  warn: () => set({ reached: true }),
  dismiss: () => set({ reached: false }),
}));
