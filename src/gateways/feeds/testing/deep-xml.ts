const LEVELS = 20_000

/** A file of 160 kB whose one row takes hundreds of megabytes: the text of each level is in a column named after all above. */
export const DEEP_XML = `<stock><car>${'<a>'.repeat(LEVELS)}${'x</a>'.repeat(LEVELS)}</car></stock>`
