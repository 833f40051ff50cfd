import { carPictures } from '#domain/car/car-picture.ts'
import { carVisibility } from '#domain/listing/visibility.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import type { SiteRequest } from '../site-request.ts'

/** Pictures of a card, the one that the listing has included. */
const ON_A_CARD = 5

/** B9: the pictures that follow the first one on a car's card; null for a car that the site does not show. */
export async function showCardPictures(
  { platform, site, now }: SiteRequest,
  carId: string,
): Promise<readonly PictureView[] | null> {
  const car = await platform.storage.forSite(site).cars.findById(carId)
  if (car === null || carVisibility(car, site, now) !== 'shown') return null
  return carPictures(car)
    .slice(1, ON_A_CARD)
    .map(({ preview: _, ...picture }) => picture)
}
