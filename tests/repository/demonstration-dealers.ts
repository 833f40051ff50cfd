import { STOCK_PLANS } from '#demonstration/stock/plans.ts'
import { EMPTY_FOLDER, readFolder } from '#site/folder/read-folder.ts'

/**
 * The sites of the demonstration dealers, and their folder. A repository may have other dealers' folders there too
 * (docs/add-a-dealer.md): the tests of the demonstration do not apply to them.
 */
export const folder = await readFolder('sites', EMPTY_FOLDER, false)
export const demonstrationDealers = [...folder.sites.values()].filter(({ slug }) => slug in STOCK_PLANS)
