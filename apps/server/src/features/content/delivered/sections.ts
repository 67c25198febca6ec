import type { ContentOf, SectionKey } from '@tenfold/contract/content/blocks';

const plain = { bottomBlur: false, images: [], mobileImages: [] } as const;

const own: ContentOf<'own1'> = {
  ...plain,
  show: false,
  title: 'New section',
  subtitle: '',
  descriptions: [],
  help: '',
  helpLink: '',
};

export const deliveredSections: { readonly [Key in SectionKey]: ContentOf<Key> } = {
  filing: {
    ...plain,
    show: true,
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
    ...plain,
    show: true,
    title: 'What must be true for today’s price',
    subtitle:
      'Turn the question round. One assumption at a time, until the value is the price, beside what the company has done.',
    descriptions: ['In words, with the ten-year record', 'No forecast needed'],
    help: 'Open it for Apple',
    helpLink: '/company/AAPL#value-estimate',
  },
  moved: {
    ...plain,
    show: true,
    title: 'Why did my value move?',
    subtitle:
      'A year later your value is different. See how much came from the company, and how much from you.',
    descriptions: ['The parts add up to the cent', 'Every saved version is kept'],
    help: 'Start a forecast of Apple',
    helpLink: '/company/AAPL#forecast',
  },
  note: {
    ...plain,
    show: true,
    title: 'A note that remembers',
    subtitle:
      'Write down why. The note keeps the price and the value of that day and puts today’s beside them.',
    descriptions: ['By default only you can read it', 'Add to it as facts change; what was known then stays'],
    help: 'Write one about Apple',
    helpLink: '/company/AAPL#notes',
  },
  alert: {
    ...plain,
    show: true,
    title: 'An alert that follows your model',
    subtitle:
      'Not a price from last spring: ten percent below what you think it is worth today. Change the forecast and the alert moves along.',
    descriptions: ['Bell, feed and email', 'Fires once; set it again with a click'],
    help: 'Set one on Apple',
    helpLink: '/company/AAPL',
  },
  workbook: {
    ...plain,
    show: true,
    title: 'Your model, in a spreadsheet and back',
    subtitle:
      'Take the whole table to Excel or LibreOffice with live formulas. Bring it back: you see each difference before anything is saved.',
    descriptions: ['Two sheets: Financials and Fair value', 'An import can’t change a filed figure'],
    help: 'Export Apple’s',
    helpLink: '/company/AAPL#financials',
  },
  own1: own,
  own2: own,
  own3: own,
};
