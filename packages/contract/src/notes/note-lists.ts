import { noteSorts } from '@tenfold/domain/notes';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { symbolParam } from '../shapes.ts';
import { note, ofNote } from './note.ts';

const pageSize = z.coerce.number().int().min(1).max(100);
const pageNumber = z.coerce.number().int().min(1).max(1_000_000);

const choice = z.object({
  /** In titles, texts, updates and symbols. */
  q: z.string().trim().max(100).default(''),
  sort: z.enum(noteSorts).default('newest'),
});

const page = z.object({
  notes: z.array(note),
  /** On all pages. */
  total: z.number().int(),
  page: z.number().int(),
  size: z.number().int(),
});

export const listRecentNotes = endpoint({
  method: 'GET',
  access: 'person',
  token: 'own',
  path: '/company/{symbol}/recent_notes',
  summary: 'The person’s last two notes on a company, and how many there are',
  params: z.object({ symbol: symbolParam }),
  reply: z.object({ notes: z.array(note), total: z.number().int() }),
});

/** The two path parameters are page and page size. A note is on each company that it or one of its updates names. */
export const listCompanyNotes = endpoint({
  method: 'GET',
  access: 'person',
  token: 'own',
  path: '/company/{symbol}/notes/{page}/{size}',
  summary: 'The person’s notes on a company',
  params: z.object({ symbol: symbolParam, page: pageNumber, size: pageSize }),
  query: choice,
  reply: page,
});

export const listNotes = endpoint({
  method: 'GET',
  access: 'person',
  token: 'own',
  path: '/notes',
  summary: 'All notes of the person',
  query: choice.extend({
    page: pageNumber.default(1),
    size: pageSize.default(20),
    /** Those on one company. */
    symbol: symbolParam.optional(),
  }),
  reply: page,
});

export const getNote = endpoint({
  method: 'GET',
  access: 'person',
  token: 'own',
  path: '/notes/{noteId}',
  summary: 'One note',
  params: ofNote,
  reply: note,
  refusals: ['not_found'],
});

export const countNotes = endpoint({
  method: 'GET',
  access: 'person',
  token: 'own',
  path: '/notes/companies',
  summary: 'How many notes the person has, by company',
  reply: z.object({
    total: z.number().int(),
    /** Most notes first, then by symbol. */
    companies: z.array(
      z.object({ symbol: z.string(), companyName: z.string(), notes: z.number().int().positive() }),
    ),
  }),
});

export const exportNotes = endpoint({
  method: 'GET',
  access: 'person',
  limit: 'note export',
  path: '/notes/export',
  summary: 'All notes of the person as Markdown, newest first',
  reply: z.object({
    /** The name of the file: `tenfold-notes-2026-11-22.md`. */
    name: z.string(),
    markdown: z.string(),
  }),
});
