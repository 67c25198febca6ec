/**
 * The research assistant, which answers from filings.
 *
 * - `chat/` one chat: messages, the figures they state, what is typed
 */
