import type { Filter } from '#search/engine.ts'

/** Field with a car's `takenRank`; the listing sorts higher ranks behind (D-57). */
export const TAKEN = 'taken'

/** Cars for sale: neither sold nor reserved. All lists of suggested cars use it (D-57). */
export const NOT_TAKEN: Filter = { kind: 'in', field: TAKEN, values: ['0'] }
