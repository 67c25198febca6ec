/**
 * The research assistant, which answers from filings.
 *
 * - `screen/` its page, with the reader’s chats
 * - `source/` where a figure of an answer comes from
 * - `opinion/` what people of the community think, in their words
 * - `chat/` one chat: messages, the figures they state (`figures/`), what is typed
 */
