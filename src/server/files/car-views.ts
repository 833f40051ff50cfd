import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type CarViews, SIDE_VIEWS } from '#gateways/drawings/drawn-car.ts'
import { OWN_FOLDER } from '../release.ts'

/**
 * A demonstration's cars have drawings from every side as their photos; a real dealer's car without photos has one from
 * the side. Throws a sentence where a demonstration is asked of a release or an image, which have none.
 */
export async function carViews(production: boolean): Promise<CarViews> {
  if (production) return SIDE_VIEWS
  if (!existsSync(join(OWN_FOLDER, 'src', 'demonstration')))
    throw new Error(
      'A release serves real dealers and has no demonstration: leave out FORECOURT_MODE, or run npm start in a clone of the repository.',
    )
  const { EVERY_VIEW } = await import('../../demonstration/drawings/every-view.ts')
  return EVERY_VIEW
}
