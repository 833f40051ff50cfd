import { STOCK_PLANS } from '#fixtures/stock/plans.ts'
import { EMPTY_FOLDER, readFolder } from '#site/files/read-folder.ts'

/**
 * The sites of the demonstration dealers, and the folder that they are in. A repository that serves dealers of its own has
 * their folders there too (README, 'Add a dealer'): what the product shows of itself is no demand on them.
 */
export const folder = await readFolder('sites', EMPTY_FOLDER, false)
export const demonstrationDealers = [...folder.sites.values()].filter(({ slug }) => slug in STOCK_PLANS)
