/** DESK-4: photos that staff add to a car. */
export const OWN_PHOTO_LIMITS = {
  /** Per car; a buyer looks at twenty. */
  photos: 60,
  /** Per photo: that of a feed's pictures. */
  bytes: 15 * 1024 * 1024,
  /** Per request. With script each photo is a request of its own. */
  requestBytes: 64 * 1024 * 1024,
  /** Characters of a description. */
  text: 200,
  /** Pixels of the stored photo's longest side: enough to crop from. */
  side: 3200,
} as const

/** Days for which a deleted photo can be brought back by an undo. */
export const DELETED_PHOTO_DAYS = 30

/** Photos of all sites' cars. */
export const CAR_PHOTOS_PREFIX = 'car-photos/'

/** Where the photos that staff of a site added are among the objects. */
export function carPhotosOf(siteSlug: string): string {
  return `${CAR_PHOTOS_PREFIX}${siteSlug}/`
}

/** The key of an object: a photo as staff added it, upright and without metadata, or an edited copy. */
export function carPhotoObject(siteSlug: string, id: string): string {
  return `${carPhotosOf(siteSlug)}${id}.jpg`
}

/** The photo's id in an object's key. */
export function idOfCarPhoto(key: string): string | null {
  return /\/([\w-]+)\.jpg$/.exec(key)?.[1] ?? null
}

/** A description as it is stored: one line. Null if it is too long. */
export function readPhotoText(typed: string): string | null {
  const text = typed.replace(/\s+/g, ' ').trim()
  return text.length <= OWN_PHOTO_LIMITS.text ? text : null
}
