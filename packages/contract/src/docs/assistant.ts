import type * as assistant from '../assistant.ts';
import examples from './examples/assistant.json' with { type: 'json' };
import type { DocsOf } from './feature-docs.ts';

export const assistantDocs: DocsOf<typeof assistant> = {
  tag: 'Chats with the research assistant, which states no figure that isn’t filed. Nobody else sees them.',
  calls: {
    sendToAssistant:
      'Asks a question, in a chat or as the first of one, and answers the chat with all its messages. Values, changes, growth, trends, highs and lows, sums, margins and ratios, comparisons, rankings, the lines that moved, and ratios at a price you give. A question may lean on those before it (“and the year after?”). What filings don’t say is refused with a reason; where a question takes something for given that they deny, the answer says what they say. Each company counts like opening its page. The message is kept before its answer is begun: sent again with the same `client_id` it is one message. With `accept: text/event-stream` the answer comes as server-sent events while it is written: `kept` (the chat and the message), a `step` for what is read, a `sentence` with the figures it states, an `opinion` for each answer of the community that is quoted, a `table` after them for trends, comparisons and rankings, and `end` with the whole answer; `failed` says the problem after the first. Where the site has a language model, it words the answers: `left_out` counts sentences that aren’t shown, as their figures don’t say what they say, and `waiting` says that it takes long. `from_figures` asks for an answer by rules instead, also of a message whose answer failed (`ended`). An answer that was written before comes with `end`. Who leaves before the end stops it: what was written by then is kept (`stopped`, and `ended` says how), and sending the message again answers it anew. A person gets one answer at a time.',
    listChats:
      'Lists the chats of the signed-in person, newest first, and how many questions they have left in 24 hours. Deleting a chat gives none back.',
    getChat: 'Returns a chat with its messages, oldest first.',
    rateAnswer:
      'Says what you think of an answer in one of your chats, or takes it back with null. It is stored with the answer, for you alone.',
    stopAnswer:
      'Says that you stop the answer to a message of yours, before or after you leave its stream. An answer that is left without it has `ended` as `lost`, one with it as `stopped`; a whole one stays as it is.',
    deleteChat: 'Deletes a chat with its messages for good.',
  },
  examples,
  schemas: {
    statedFigure: 'A figure that an answer states, in full: its text rounds.',
    chatMessage:
      'A message of the person, or of the assistant (`author_id` 0) with all figures its text states.',
    quotedOpinion:
      'An answer of the community that an answer quotes, with its author: an opinion, and no statement of the assistant. As everybody sees it now: one that was changed is quoted as changed, one that is gone is only counted.',
    aiChat: 'A chat. It is deleted a year after its last message.',
  },
};
