/** One section of the page: its words; what is tried in it is a piece of the product. */
export interface SectionTexts {
  readonly title: string;
  readonly subtitle: string;
  readonly descriptions: readonly string[];
  readonly help: string | null;
  readonly helpLink: string | null;
}

export type TriedSection = 'filing' | 'must' | 'moved' | 'note' | 'alert' | 'workbook';

export interface HeadTexts {
  readonly title: string;
  readonly subtitle: string | null;
}

export interface ApproachTexts extends HeadTexts {
  readonly positiveTitle: string;
  readonly negativeTitle: string;
  readonly table: readonly {
    readonly attribute: string;
    readonly positiveAspect: string;
    readonly negativeAspect: string;
  }[];
}

export interface BannerTexts {
  readonly title: string;
  readonly name: string;
  readonly text: string;
  readonly link: string;
  readonly button: string;
}

export interface LandingTexts {
  /** Each of them is a line of the headline. */
  readonly headline: readonly string[];
  readonly lead: string;
  readonly banner: BannerTexts | null;
  readonly sections: Readonly<Record<TriedSection, SectionTexts>>;
  readonly lists: HeadTexts;
  readonly approach: ApproachTexts;
  readonly differ: HeadTexts;
  readonly steps: HeadTexts & {
    readonly steps: readonly { readonly title: string; readonly text: string }[];
  };
  readonly featured: { readonly title: string; readonly logos: readonly FeaturedLogo[] };
  readonly signUp: HeadTexts & { readonly note: string };
}

export interface FeaturedLogo {
  readonly label: string;
  readonly logo: string;
  readonly link: string | null;
}

export const landingTexts: LandingTexts = {
  headline: ['Ten years of facts.', 'Your own view of the next ten.'],
  lead: 'For people who buy a share to own the business. Read its filed record, put your own figures beside it, see what it is worth to you.',
  banner: {
    title: 'Company of the month',
    name: 'Nike',
    text: 'You know the shoes. See what the company earned on them last year.',
    link: '/company/NKE',
    button: 'Open NKE',
  },
  sections: {
    filing: {
      title: 'Every figure opens its filing',
      subtitle: 'Click any number: the value, how it was made, and the filing it comes from.',
      descriptions: [
        'Filed figures underlined, calculated ones dotted',
        'Restated later? Both values are kept',
      ],
      help: 'Open Apple’s ten years',
      helpLink: '/company/AAPL#financials',
    },
    must: {
      title: 'What must be true for today’s price',
      subtitle:
        'Turn the question round. One assumption at a time, until the value is the price, beside what the company has done.',
      descriptions: ['In words, with the ten-year record', 'No forecast needed'],
      help: 'Open it for Apple',
      helpLink: '/company/AAPL#value-estimate',
    },
    moved: {
      title: 'Why did my value move?',
      subtitle:
        'A year later your value is different. See how much came from the company, and how much from you.',
      descriptions: ['The parts add up to the cent', 'Every saved version is kept'],
      help: 'Start a forecast of Apple',
      helpLink: '/company/AAPL#forecast',
    },
    note: {
      title: 'A note that remembers',
      subtitle:
        'Write down why. Tenfold keeps the price and the value of that day and puts today’s beside them.',
      descriptions: [
        'By default only you can read it',
        'Add to it as facts change; what was known then stays',
      ],
      help: 'Write one about Apple',
      helpLink: '/company/AAPL#notes',
    },
    alert: {
      title: 'An alert that follows your model',
      subtitle:
        'Not a price from last spring: ten percent below what you think it is worth today. Change the forecast and the alert moves along.',
      descriptions: ['Bell, feed and email', 'Fires once; set it again with a click'],
      help: 'Set one on Apple',
      helpLink: '/company/AAPL',
    },
    workbook: {
      title: 'Your model, in a spreadsheet and back',
      subtitle:
        'Take the whole table to Excel or LibreOffice with live formulas. Bring it back: you see each difference before anything is saved.',
      descriptions: [
        'Two sheets: Financials and Fair value',
        'Filed figures stay as filed, whatever is typed over them',
      ],
      help: 'Export Apple’s',
      helpLink: '/company/AAPL#financials',
    },
  },
  lists: {
    title: 'Or start from a list',
    subtitle: 'Each follows a rule you can read, checked at every filing.',
  },
  approach: {
    title: 'An approach for owners, not for traders',
    subtitle: null,
    positiveTitle: 'Tenfold is for',
    negativeTitle: 'As opposed to',
    table: [
      {
        attribute: 'Horizon',
        positiveAspect: 'Five to ten years of cash flow',
        negativeAspect: 'The next quarter’s surprise',
      },
      {
        attribute: 'Source of return',
        positiveAspect: 'The business earning more per share',
        negativeAspect: 'Someone paying more for the same share',
      },
      {
        attribute: 'Valuation',
        positiveAspect: 'Your assumptions, in the open',
        negativeAspect: 'A single target price from a black box',
      },
      {
        attribute: 'Number of companies',
        positiveAspect: 'A few you understand well',
        negativeAspect: 'A screen full of tickers',
      },
      {
        attribute: 'Price falls',
        positiveAspect: 'A question: has the value changed?',
        negativeAspect: 'A signal to act',
      },
      {
        attribute: 'Figures',
        positiveAspect: 'Each one opens its filing',
        negativeAspect: 'A feed nobody can check',
      },
    ],
  },
  differ: {
    title: 'How quality businesses differ',
    subtitle:
      'The same ten years of one company. What an owner has per share is sales, margin and the share count together.',
  },
  steps: {
    title: 'Three steps',
    subtitle: null,
    steps: [
      {
        title: 'Open a company you know.',
        text: 'Ten years of filed figures and a value at ten-year averages are already there.',
      },
      {
        title: 'Say what you expect.',
        text: 'Change a blue figure: growth, margin, the return you ask for.',
      },
      {
        title: 'Wait, informed.',
        text: 'An alert at your price, a word when a report is filed, a score when the year is over.',
      },
    ],
  },
  featured: { title: 'As featured in', logos: [] },
  signUp: {
    title: 'Start with a company you know',
    subtitle: 'Apple is open without an account. Light is free.',
    note: 'We send one email to confirm your address.',
  },
};
