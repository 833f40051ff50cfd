/**
 * How many texts the property of a kind of text reads: a fixed sample in `npm test`, 10,000 in `npm run explore`. A file
 * that imports this is one that `npm run explore -- texts` repeats.
 */
export const TEXTS = { numRuns: Number(process.env['PROPERTY_TEXTS'] ?? 300) } as const
