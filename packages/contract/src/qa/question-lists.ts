import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParam, nameField } from '../shapes.ts';

const questionList = z.object({ id: z.number().int().positive(), name: z.string() });
const byEditor = { access: 'editQuestions', limit: 'edit questions' } as const;
const ofQuestionList = z.object({ id: idParam });
const named = z.object({ name: nameField('Enter a name for the list') });

export const createQuestionList = endpoint({
  ...byEditor,
  method: 'POST',
  path: '/qa/question-lists',
  summary: 'Create a list of questions',
  body: named,
  reply: questionList,
  refusals: ['conflict'],
});

export const renameQuestionList = endpoint({
  ...byEditor,
  method: 'PATCH',
  path: '/qa/question-lists/{id}',
  summary: 'Rename a list of questions',
  params: ofQuestionList,
  body: named,
  reply: questionList,
  refusals: ['not_found', 'conflict'],
});

/** Its questions stay. */
export const deleteQuestionList = endpoint({
  ...byEditor,
  method: 'DELETE',
  path: '/qa/question-lists/{id}',
  summary: 'Remove a list of questions',
  params: ofQuestionList,
  reply: z.object({ isDeleted: z.literal(true) }),
});
