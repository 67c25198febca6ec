import type { ContentOf } from '@tenfold/contract/content/blocks';

export const disclaimer: ContentOf<'disclaimer'> = {
  title: 'Disclaimer',
  intro: '',
  sections: [
    {
      heading: 'Not investment advice',
      paragraphs: [
        'Nothing here is a recommendation to buy or sell a security, and nothing takes your situation into account. A value per share is arithmetic on assumptions: yours, analysts’, or averages of the past. Change them and it changes.',
        'You decide, and you bear the result. Shares can lose all their value.',
      ],
      points: [],
    },
    {
      heading: 'Figures',
      paragraphs: [
        'Figures come from companies’ filings with the SEC and are linked to them. Where several filings give different values for a period, the newest is shown and the others are kept. Check a figure in its filing before you rely on it.',
      ],
      points: [
        'Prices can be delayed. Each says its source and its time.',
        'Sample data uses real filings of some companies, and prices that end on a past day. Later prices are simulated and marked so.',
        'Analysts’ estimates are opinions of others.',
      ],
    },
    {
      heading: 'Links',
      paragraphs: ['We link to other sites and are not responsible for what they show.'],
      points: [],
    },
  ],
};
