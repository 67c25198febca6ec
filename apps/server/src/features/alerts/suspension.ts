/** Why an alert can't fire at present. */
export type SuspensionReason = 'no_value' | 'forecast_deleted' | 'no_quotes';

export const suspensionWords: Readonly<Record<SuspensionReason, string>> = {
  no_value: 'The forecast has no value above zero.',
  forecast_deleted: 'The forecast was deleted.',
  no_quotes: 'There has been no price for 30 days.',
};
