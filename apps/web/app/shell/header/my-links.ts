import { feedsPath, forecastsPath, listsPath, myPath, notesPath } from '../my-paths.ts';
import { questionsPath } from '../questions-paths.ts';

interface MyLink {
  readonly label: string;
  readonly path: string;
  /** What the addresses of its pages begin with. */
  readonly pages: string;
}

/** A person’s notifications, and what they made. */
export const myLinks: readonly MyLink[] = [
  { label: 'Feed', path: feedsPath, pages: feedsPath },
  { label: 'Forecasts', path: forecastsPath, pages: `${myPath}/forecast` },
  { label: 'Notes', path: notesPath, pages: `${myPath}/note` },
  { label: 'Lists', path: listsPath, pages: `${myPath}/list` },
  { label: 'Business Q&A', path: questionsPath, pages: questionsPath },
];
