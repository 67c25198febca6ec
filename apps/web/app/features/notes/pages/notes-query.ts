import { type NoteSort, noteSorts } from '@tenfold/domain/notes';

/** The state of a page of notes, as its address carries it. */
export interface NotesQuery {
  readonly q: string;
  readonly sort: NoteSort;
  /** Whether the address says the order: else the one kept in the browser follows. */
  readonly isSorted: boolean;
  readonly page: number;
}

export const pageSize = 20;
/** What the server takes. */
export const maxNotesSearch = 100;

export const sortLabels: Readonly<Record<NoteSort, string>> = {
  newest: 'Newest',
  oldest: 'Oldest',
  updated: 'Last updated',
  company: 'Company',
};

export function parseNotesQuery(params: URLSearchParams): NotesQuery {
  const sort = noteSorts.find((known) => known === params.get('sort'));
  const page = Number(params.get('page') ?? '1');
  return {
    q: storable(params.get('q') ?? ''),
    sort: sort ?? 'newest',
    isSorted: sort !== undefined,
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

/** Leaves what the server can store: no NUL, and no half of a character at the end. */
function storable(text: string): string {
  return text
    .replaceAll('\0', '')
    .trim()
    .slice(0, maxNotesSearch)
    .replace(/[\uD800-\uDBFF]$/, '');
}

/** Without defaults, so that one list has one address. */
export function notesAddress(path: string, { q, sort, isSorted, page }: NotesQuery): string {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (isSorted) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? path : `${path}?${params}`;
}

/** `14 notes on 9 companies` */
export function countLabel(notes: number, companies: number): string {
  return `${counted(notes, 'note', 'notes')} on ${counted(companies, 'company', 'companies')}`;
}

export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
