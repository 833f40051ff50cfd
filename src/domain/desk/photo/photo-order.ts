import type { Car } from '../../car/car.ts'
import type { PhotoEdit } from './photo-edit.ts'

/**
 * DESK-4: what staff decide about a car's photos: one override, so that each step is undone as a whole. A photo's key is
 * the address that the feed names, or that of `ownPhotoKey`.
 */
export interface PhotoOrder {
  /** The first photos, in order. Others of the feed follow in the feed's order, then other own ones. */
  readonly first: readonly string[]
  readonly hidden: readonly string[]
  /** Photos that staff added. */
  readonly own?: readonly string[]
  /** What is shown in place of a photo. */
  readonly edits?: Readonly<Record<string, PhotoEdit>>
  /** Descriptions (alt texts). */
  readonly texts?: Readonly<Record<string, string>>
}

export const FEEDS_ORDER: PhotoOrder = { first: [], hidden: [] }

/** All photos in the order of staff, the hidden ones in their places. A photo that the feed no longer has is left out. */
function inOrder(feeds: readonly string[], { first, own = [] }: PhotoOrder): readonly string[] {
  const photos = [...new Set([...feeds, ...own])]
  const photoKeys = new Set(photos)
  return [...new Set([...first.filter((key) => photoKeys.has(key)), ...photos])]
}

/** The photos that are shown, in the order of staff. `feeds`: those that the feed names, in its order. */
export function arranged(feeds: readonly string[], order: PhotoOrder): readonly string[] {
  return inOrder(feeds, order).filter((key) => !order.hidden.includes(key))
}

/** The photos that are not shown. */
export function hiddenOf(feeds: readonly string[], order: PhotoOrder): readonly string[] {
  return inOrder(feeds, order).filter((key) => order.hidden.includes(key))
}

/** What the desk does with one photo, in one press. */
export const PHOTO_ACTS = ['first', 'earlier', 'later', 'hide', 'show'] as const
export type PhotoAct = (typeof PHOTO_ACTS)[number]

/** The order after one act. */
export function afterPhotoAct(feeds: readonly string[], order: PhotoOrder, key: string, act: PhotoAct): PhotoOrder {
  if (act === 'hide') return { ...order, hidden: [...new Set([...order.hidden, key])] }
  if (act === 'show') return { ...order, hidden: order.hidden.filter((each) => each !== key) }
  const at = arranged(feeds, order).indexOf(key)
  return photoMoved(feeds, order, key, { first: 0, earlier: at - 1, later: at + 1 }[act])
}

/** The order with a photo at another place among those that are shown; 0 is the first. Hidden ones keep their places. */
export function photoMoved(feeds: readonly string[], order: PhotoOrder, key: string, to: number): PhotoOrder {
  const visiblePhotos = arranged(feeds, order)
  const at = visiblePhotos.indexOf(key)
  const place = Math.min(Math.max(to, 0), visiblePhotos.length - 1)
  if (at < 0 || place === at) return order
  const rest = inOrder(feeds, order).filter((each) => each !== key)
  const follower = visiblePhotos.filter((each) => each !== key)[place]
  const index = follower === undefined ? rest.length : rest.indexOf(follower)
  return { ...order, first: [...rest.slice(0, index), key, ...rest.slice(index)] }
}

/** The order with photos of staff at the end. It holds from now on, so that new photos of the feed follow them. */
export function photosAdded(feeds: readonly string[], order: PhotoOrder, keys: readonly string[]): PhotoOrder {
  const ownPhotos = [...(order.own ?? []), ...keys]
  return { ...order, own: ownPhotos, first: inOrder(feeds, { ...order, own: ownPhotos }) }
}

/** The order without a photo that staff added. */
export function photoRemoved(order: PhotoOrder, key: string): PhotoOrder {
  const others = (keys: readonly string[]) => keys.filter((each) => each !== key)
  return {
    ...order,
    first: others(order.first),
    hidden: others(order.hidden),
    own: others(order.own ?? []),
    edits: without(order.edits, key),
    texts: without(order.texts, key),
  }
}

/** The order with a photo's description; '' for none. */
export function photoDescribed(order: PhotoOrder, key: string, text: string): PhotoOrder {
  return { ...order, texts: { ...without(order.texts, key), ...(text !== '' && { [key]: text }) } }
}

/** The order with what is shown in place of a photo; null: the photo itself. */
export function photoEdited(order: PhotoOrder, key: string, edit: PhotoEdit | null): PhotoOrder {
  return { ...order, edits: { ...without(order.edits, key), ...(edit !== null && { [key]: edit }) } }
}

function without<Value>(values: Readonly<Record<string, Value>> = {}, key: string): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(values).filter(([each]) => each !== key))
}

/** The feed's order with nothing hidden. What staff added, described and cropped stays. */
export function inFeedsOrder(order: PhotoOrder): PhotoOrder {
  return { ...order, ...FEEDS_ORDER }
}

/** Whether staff moved or hid a photo. */
export function isOrdered({ first, hidden }: PhotoOrder): boolean {
  return first.length > 0 || hidden.length > 0
}

/** Whether nothing is set, so that no override is needed. */
export function isPlain(order: PhotoOrder): boolean {
  const { own = [], edits = {}, texts = {} } = order
  return !isOrdered(order) && own.length + Object.keys(edits).length + Object.keys(texts).length === 0
}

/** The keys of photos whose files the order needs: those that staff added, and the edited copies. */
export function filesNeeded({ own = [], edits = {} }: PhotoOrder): readonly string[] {
  return [...own, ...Object.values(edits).map(({ picture }) => picture)]
}

/** The key of a photo that staff added, or of an edited copy: no feed's address, and no address on a page. */
export function ownPhotoKey(id: string): string {
  return `${OWN_PREFIX}${id}`
}

/** The id in a key of `ownPhotoKey`; null for a feed's photo. */
export function ownPhotoId(key: string): string | null {
  return key.startsWith(OWN_PREFIX) ? key.slice(OWN_PREFIX.length) : null
}

export const OWN_PREFIX = 'desk:'

type Pictured = Pick<Car, 'images' | 'thumbnails' | 'primary_image_url' | 'picture_texts'>

/** The car with its photos as staff want them. */
export function withPhotoOrder<Shown extends Pictured>(car: Shown, order: PhotoOrder): Shown {
  const feeds = photosOf(car)
  const keys = arranged(feeds, order)
  const { edits = {}, texts = {} } = order
  const shownFor = (key: string) => edits[key]?.picture ?? key
  const images = keys.map(shownFor)
  // Thumbnails belong to the feed's photos by their place.
  const isPaired = car.thumbnails.length === feeds.length && images.every((key) => feeds.includes(key))
  const thumbnails = isPaired ? images.map((key) => car.thumbnails[feeds.indexOf(key)] ?? key) : []
  const described = keys.flatMap((key) => (texts[key] === undefined ? [] : [[shownFor(key), texts[key]] as const]))
  return {
    ...car,
    images,
    thumbnails,
    primary_image_url: images[0] ?? null,
    ...(described.length > 0 && { picture_texts: Object.fromEntries(described) }),
  }
}

/** The photos of a car in the feed's order, the main one first. */
export function photosOf({ images, primary_image_url }: Pick<Car, 'images' | 'primary_image_url'>): readonly string[] {
  return [...new Set([...(primary_image_url === null ? [] : [primary_image_url]), ...images])]
}
