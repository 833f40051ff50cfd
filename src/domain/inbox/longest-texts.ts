/** Longest texts of a lead's history, in characters: a subject, a reason or a next step is one line. */
export const LONGEST_LINE = 200
export const LONGEST_NOTE = 5_000
export const LONGEST_MAIL = 20_000
