/** INBOX-6: how a call to the buyer ended. */
export const CALL_OUTCOMES = ['reached', 'no-answer', 'message-left', 'wrong-number'] as const
export type CallOutcome = (typeof CALL_OUTCOMES)[number]
