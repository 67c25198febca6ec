export const askLead =
  'Ask questions about business following the community guidelines. Please be specific and unbiased.';
