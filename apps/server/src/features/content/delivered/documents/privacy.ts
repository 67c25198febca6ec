import { brand } from '@tenfold/contract/brand';
import type { ContentOf } from '@tenfold/contract/content/blocks';

export const privacy: ContentOf<'privacy'> = {
  title: 'Privacy',
  intro: `What ${brand.name} stores about you, why, and how to get it back or have it deleted.`,
  sections: [
    {
      heading: 'With an account',
      paragraphs: ['We store what you give us and what the product needs to work for you:'],
      points: [
        'Your email address, a hash of your password, your name, bio, photo and investor profile if you add them.',
        'Your notes, lists, forecasts, comments, alerts, notifications and settings.',
        'Which companies you opened each month, because plans count them.',
        'Your sessions, and hashes of networks you signed in from, to protect your account. The hashes can’t be turned back into addresses.',
      ],
    },
    {
      heading: 'Without an account',
      paragraphs: [
        'A cookie counts how many companies this browser opened in a month. It holds a random number and nothing else. Choices such as the chart’s range are stored in your browser and don’t leave it, apart from those a page needs to load the way you left it.',
      ],
      points: [],
    },
    {
      heading: 'What we don’t do',
      paragraphs: [],
      points: [
        'No advertising, no tracking across sites, no third-party scripts.',
        'We don’t sell or share what you write.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'In Settings you can download everything we store about you as one archive, and delete your account. Deleting is immediate and can’t be undone; the dialog lists what is deleted and what stays.',
      ],
      points: [],
    },
    {
      heading: 'Emails',
      paragraphs: [
        'You always get emails about your account, such as a password reset. Emails about alerts and news of your companies can be switched off in Settings or by the link in each of them.',
      ],
      points: [],
    },
  ],
};
