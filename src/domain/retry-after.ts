/** What an answer 503 asks for in its header Retry-After, whatever it is that does not answer. */
export const RETRY_AFTER_SECONDS = 10
