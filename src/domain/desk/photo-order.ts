import type { Car } from '../car/car.ts'

/** DESK-4: what staff decide about a car's photos, by the addresses that the feed names. */
export interface PhotoOrder {
  /** The first photos, in order. Others of the feed follow in the feed's order. */
  readonly first: readonly string[]
  readonly hidden: readonly string[]
}

export const FEEDS_ORDER: PhotoOrder = { first: [], hidden: [] }

/** The feed's photos in the order of staff, without the hidden ones. A photo that the feed no longer has is left out. */
export function arranged(photos: readonly string[], { first, hidden }: PhotoOrder): readonly string[] {
  const known = new Set(photos)
  const moved = first.filter((address) => known.has(address))
  return [...new Set([...moved, ...photos])].filter((address) => !hidden.includes(address))
}

/** What the desk does with one photo. */
export const PHOTO_ACTS = ['first', 'earlier', 'later', 'hide', 'show'] as const
export type PhotoAct = (typeof PHOTO_ACTS)[number]

/** The order after one act. Hidden photos stay in their places, so that a shown one returns there. */
export function afterPhotoAct(photos: readonly string[], order: PhotoOrder, photo: string, act: PhotoAct): PhotoOrder {
  if (act === 'hide') return { ...order, hidden: [...new Set([...order.hidden, photo])] }
  if (act === 'show') return { ...order, hidden: order.hidden.filter((address) => address !== photo) }
  const shown = arranged(photos, order)
  const at = shown.indexOf(photo)
  if (at < 0) return order
  const rest = shown.filter((address) => address !== photo)
  const to = { first: 0, earlier: Math.max(at - 1, 0), later: Math.min(at + 1, rest.length) }[act]
  return { ...order, first: [...rest.slice(0, to), photo, ...rest.slice(to)] }
}

/** The car with its photos in the order of staff. */
export function withPhotoOrder<Pictured extends Pick<Car, 'images' | 'thumbnails' | 'primary_image_url'>>(
  car: Pictured,
  order: PhotoOrder,
): Pictured {
  const photos = photosOf(car)
  const images = arranged(photos, order)
  // Thumbnails belong to the photos by their place.
  const isPaired = car.thumbnails.length === photos.length
  const thumbnails = isPaired ? images.map((address) => car.thumbnails[photos.indexOf(address)] ?? address) : []
  return { ...car, images, thumbnails, primary_image_url: images[0] ?? null }
}

/** The photos of a car in the feed's order, the main one first. */
export function photosOf({ images, primary_image_url }: Pick<Car, 'images' | 'primary_image_url'>): readonly string[] {
  return [...new Set([...(primary_image_url === null ? [] : [primary_image_url]), ...images])]
}
