import { authorOf } from './author.fixture.ts';

/** What questions, answers and comments have in common, where nothing has happened to one. */
export const plainPost = {
  author: authorOf(1),
  editedDatetime: null,
  revision: 1,
  reaction: 0,
  isReported: false,
  featured: false,
  hidden: null,
  isOwn: false,
  ownsShare: false,
  isGenerated: false,
  figures: [],
} as const;
