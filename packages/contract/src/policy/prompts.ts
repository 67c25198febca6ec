/** The server refuses with the same words. */
export const prompts = {
  history: 'Please log in / sign up to view historical financials. It is free under the Light plan.',
  compare: 'Please log in / sign up to use Compare.',
  fairValue: 'Please log in / sign up to calculate fair value based on selected inputs',
  notes: 'Please log in / sign up to write notes.',
  priceAlerts: 'Please log in / sign up to set price notifications.',
  forecasts: 'Please log in / sign up to keep forecasts of your own.',
  comments: 'Please log in / sign up to comment on figures.',
  lists: 'Please log in / sign up to keep lists of companies.',
} as const;
