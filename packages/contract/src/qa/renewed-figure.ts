import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { textFigure } from '../financials/text-figure.ts';
import { isoTime } from '../shapes.ts';
import { anyPost } from './post-fields.ts';

/** The words stay. Renewing a figure twice is renewing it. */
export const renewFigure = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'post write',
  path: '/qa/figures/{kind}/{id}/renew',
  summary: 'Put the newly filed value of a figure into a text of one’s own',
  params: anyPost,
  body: z.object({
    /** The name in the text: `MSFT FY2017 revenue`. */
    token: z.string().max(80),
  }),
  reply: z.object({
    figures: z.array(textFigure),
    editedDatetime: isoTime.nullable(),
    revision: z.number().int(),
  }),
  refusals: ['not_found', 'forbidden', 'conflict'],
});
