export const sortLabels = {
  newest: 'Newest',
  upvotes: 'Most upvotes',
  answers: 'Most answers',
  active: 'Recently active',
} as const;

export const categoryLabels = {
  FINANCIALS: 'Financials',
  BUSINESS: 'Business',
  EVENT: 'Event',
  CONCEPTS: 'Concepts',
} as const;

export const typeLabels = {
  open: 'Open',
  answered: 'Answered',
  unanswered: 'Unanswered',
  with_analysts: 'With the analysts',
} as const;
