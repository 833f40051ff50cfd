import type { Filter } from '#search/engine.ts'

/** The field with a car's `takenRank`: the listing puts higher ones behind (D-57). */
export const TAKEN = 'taken'

/** Cars that a visitor can buy: neither sold nor reserved. What suggests cars shows no others (D-57). */
export const NOT_TAKEN: Filter = { kind: 'in', field: TAKEN, values: ['0'] }
