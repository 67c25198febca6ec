import { brand } from '@tenfold/contract/brand';
import type { SiteContent } from '@tenfold/contract/content/blocks';
import { openSymbol } from '@tenfold/contract/policy/open-company';

type LandingBlocks = Pick<
  SiteContent,
  'headline' | 'live' | 'banner' | 'lists' | 'approach' | 'differ' | 'steps' | 'featured' | 'closing'
>;

export const deliveredLanding: LandingBlocks = {
  headline: {
    title: 'Ten years of facts.\nYour own view of the next ten.',
    subtitle1:
      'For people who buy a share to own the business. Read its filed record, put your own figures beside it, see what it is worth to you.',
    subtitle2: '',
    inputPlaceholder: 'Symbols or companies',
    clearButton: 'CLEAR',
    searchButton: 'SEARCH',
  },
  live: { show: true, symbol: openSymbol, row: 'freeCashFlow' },
  banner: {
    bannerShow: true,
    bannerTitle: 'Nike',
    bannerText: 'You know the shoes. See what the company earned on them last year.',
    bannerButton: 'Open NKE',
    bannerLink: '/company/NKE',
    bannerLogo: null,
  },
  lists: {
    show: true,
    title: 'Or start from a list',
    subtitle: 'Each follows a rule you can read, checked at every filing.',
  },
  approach: {
    show: true,
    title: 'An approach for owners, not for traders',
    description: [],
    positiveTitle: `${brand.name} is for`,
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
    link: '',
    linkLabel: '',
  },
  differ: {
    show: true,
    title: 'How quality businesses differ',
    subtitle:
      'The same ten years of one company. What an owner has per share is sales, margin and the share count together.',
    symbol: openSymbol,
    firstLine: 'revenue',
    secondLine: 'earningsPerShare',
    bars: 'sharesOutstanding',
    logos: [],
    linkDescription: '',
    linkLabel: '',
    link: '',
  },
  steps: {
    show: true,
    title: 'Three steps',
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
  featured: { show: false, title: 'As featured in', logos: [] },
  closing: {
    show: true,
    title: 'Start with a company you know',
    subtitle: 'Apple is open without an account. Light is free.',
  },
};
