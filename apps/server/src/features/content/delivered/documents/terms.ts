import { brand } from '@tenfold/contract/brand';
import type { ContentOf } from '@tenfold/contract/content/blocks';

export const terms: ContentOf<'terms'> = {
  title: 'Terms of service',
  intro: `These terms apply between you and the operator of this installation of ${brand.name}. Using it means you accept them.`,
  sections: [
    {
      heading: 'What you get',
      paragraphs: [
        'Figures from company filings, prices, tools to forecast and value companies, and a place for your own notes, lists and alerts. What each plan includes is on the plans page.',
        'It is for information only. Read the disclaimer before you act on anything you see here.',
      ],
      points: [],
    },
    {
      heading: 'Your account',
      paragraphs: [],
      points: [
        'One account is for one person. Keep your password to yourself.',
        'Give an email address you can read. We send account emails to it.',
        'You can download everything we store about you, and delete your account, in Settings at any time.',
      ],
    },
    {
      heading: 'What you write',
      paragraphs: [
        'Your notes, lists, forecasts and comments are yours and private, unless you share them by link. A link you create can be opened by anyone who has it until you withdraw it.',
      ],
      points: [],
    },
    {
      heading: 'What is not allowed',
      paragraphs: [],
      points: [
        'Breaking the law, or the rights of others, with what you write or upload.',
        'Attacking the service, or using it so heavily that others can’t. The API has limits and says when you reach them.',
        'Reselling the figures as a data feed.',
      ],
    },
    {
      heading: 'Changes and ending',
      paragraphs: [
        'We may change these terms. Each version stays readable on this page with its date and what changed. If you don’t accept a change, delete your account.',
        'We may close an account that breaks these terms.',
      ],
      points: [],
    },
    {
      heading: 'No warranty',
      paragraphs: [
        'Figures come from filings and market data that can be late, incomplete or wrong, and so can what we calculate from them. The service is provided as it is, without warranty, as far as the law allows.',
      ],
      points: [],
    },
  ],
};
