/**
 * The research assistant, which answers from filings.
 *
 * - `screen/` its page, with the reader’s chats
 * - `chat/` one chat: messages, the figures they state, what is typed
 */
