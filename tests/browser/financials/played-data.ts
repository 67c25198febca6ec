/** A forecast and comments on its cells, as the server would answer. */
export const forecast = {
  id: 1,
  name: 'Played',
  updated_at: '2026-08-21T12:00:00.000Z',
  revision: 1,
  starts_from: 'averages',
  base_year: 2025,
  values: {},
  required_return: 0.1,
  terminal_growth: 0,
  method: null,
  leverage: 'levered',
  own_figures: {},
  copied_from: null,
  is_shared: false,
  share_token: null,
};

export const comments = [
  { id: 1, field: 'capex', column: '2024', forecast: null, text: 'The first' },
  { id: 2, field: 'margin', column: '2027', forecast: 1, text: 'On a typed cell' },
  { id: 3, field: 'netIncome', column: 'LTM', forecast: null, text: 'The last' },
].map((comment) => ({
  ...comment,
  symbol: 'AAPL',
  forecast_name: comment.forecast === null ? null : 'Played',
  is_forecast_deleted: false,
  filed_until: '2026-06-27',
  title: null,
  price: 271.49,
  price_currency: 'USD',
  price_time: '2026-08-21T20:00:00.000Z',
  is_price_simulated: false,
  split_factor: 1,
  created_at: '2026-08-21T12:00:00.000Z',
  updated_at: '2026-08-21T12:00:00.000Z',
  revision: 1,
}));
