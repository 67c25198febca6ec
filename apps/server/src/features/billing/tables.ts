export type BillingTables = {
  companies_opened: {
    account_id: number | null;
    visitor_id: string | null;
    /** `YYYY-MM-01`. */
    month: string;
    symbols: string[];
  };
};
