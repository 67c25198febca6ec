import type { ContentOf } from '@tenfold/contract/content/blocks';

export const guidelines: ContentOf<'guidelines'> = {
  title: 'Community guidelines',
  intro: '',
  sections: [
    {
      heading: 'What belongs here',
      paragraphs: [
        'Questions about businesses: how they earn, what their filings say, what would have to be true. Price predictions and personal advice don’t.',
      ],
      points: [],
    },
    {
      heading: 'Asking',
      paragraphs: [],
      points: [
        'Name the company and the period.',
        'Say what you already checked.',
        'Ask one question at a time.',
        'Choose a category: a general concept, a company, or an event.',
      ],
    },
    {
      heading: 'Answering',
      paragraphs: ['Be specific and unbiased, and name your sources. Link the filing a figure comes from.'],
      points: [],
    },
    {
      heading: 'Points',
      paragraphs: [
        'You get 5 points for an approved question and 10 for the best or a featured answer. At 100 points your subscription fee is refunded and one year is free.',
      ],
      points: [],
    },
    {
      heading: 'What editors do',
      paragraphs: [
        'Editors approve questions, feature answers and remove what breaks these rules. The community has seven days to answer; then analysts do.',
      ],
      points: [],
    },
  ],
};
