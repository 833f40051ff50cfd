import { type FetchedPicture, fetchedPictureAddress } from '../../picture/fetched-picture.ts'
import type { Car } from '../car.ts'

type Pictured = Pick<Car, 'images' | 'thumbnails' | 'primary_image_url'> & Partial<Pick<Car, 'picture_texts'>>

/**
 * The pictures to fetch for a car, as the feed names them. Thumbnails are fetched only if there is nothing larger,
 * because all sizes are cut from the full picture.
 */
export function picturesToFetch({ images, thumbnails, primary_image_url }: Pictured): readonly string[] {
  const large = [...(primary_image_url === null ? [] : [primary_image_url]), ...images]
  return [...new Set((large.length > 0 ? large : thumbnails).filter((address) => !isOwn(address)))]
}

/**
 * The car with the pictures that can be shown, in the feed's order: the platform's own, and the fetched ones. Others
 * are left out, so that a page never refers to a dealer's server or a missing file.
 */
export function withFetchedPictures<Shown extends Pictured>(
  car: Shown,
  fetched: ReadonlyMap<string, FetchedPicture>,
): Shown & Pick<Car, 'previews'> {
  const addressOf = (address: string) =>
    isOwn(address) ? address : fetchedPictureAddress(fetched.get(address)?.name ?? '')
  const shownOf = (addresses: readonly string[]) => addresses.map(addressOf).filter((address) => address !== null)
  // Two addresses of a feed may have the same picture.
  const images = [...new Set(shownOf(car.images))]
  const primary = car.primary_image_url === null ? null : addressOf(car.primary_image_url)
  const thumbnails = shownOf(car.thumbnails)
  return {
    ...car,
    images,
    thumbnails: car.thumbnails.filter(isOwn),
    primary_image_url: primary ?? images[0] ?? thumbnails[0] ?? null,
    ...(fetched.size > 0 && { previews: previewsOf(fetched) }),
    ...(car.picture_texts && { picture_texts: textsOf(car.picture_texts, addressOf) }),
  }
}

function textsOf(texts: NonNullable<Pictured['picture_texts']>, shown: (address: string) => string | null) {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([address, text]) => {
      const at = shown(address)
      return at === null ? [] : [[at, text] as const]
    }),
  )
}

function previewsOf(fetched: ReadonlyMap<string, FetchedPicture>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...fetched.values()].flatMap(({ name, preview }) => {
      const address = fetchedPictureAddress(name)
      return address === null ? [] : [[address, preview]]
    }),
  )
}

/** Whether it is a path of this platform. */
function isOwn(address: string): boolean {
  return OWN.some((prefix) => address.startsWith(prefix))
}

const OWN = ['/pictures/', '/site-files/'] as const
