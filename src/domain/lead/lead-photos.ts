import type { LeadCategory } from './category.ts'

/** Photos of a visitor's own car, which a valuer asks for first (B14, B24). */
export const PHOTO_LIMITS = {
  /** Per lead. */
  photos: 6,
  /** Per request. A phone's photo has 2 to 5 MB; browsers with JavaScript send smaller ones. */
  bytes: 24 * 1024 * 1024,
} as const

/** Whether a lead takes photos after it was sent. */
export function takesPhotos(category: string): boolean {
  return category === TAKES_PHOTOS
}

/** Photos of all sites. */
export const PHOTOS_PREFIX = 'lead-photos/'

/** Where the photos of a site's leads are among the objects. */
export function photoPrefix(siteSlug: string, leadId?: string): string {
  return leadId === undefined ? `${PHOTOS_PREFIX}${siteSlug}/` : `${PHOTOS_PREFIX}${siteSlug}/${leadId}/`
}

/** The key of one photo; `number` begins at 1. */
export function photoKey(siteSlug: string, leadId: string, number: number): string {
  return `${photoPrefix(siteSlug, leadId)}${number}.jpg`
}

/** The lead of a photo's key. */
export function leadOfPhoto(key: string): string | null {
  return key.split('/')[2] ?? null
}

const TAKES_PHOTOS: LeadCategory = 'Trade-In Enquiry'

/** What happened to a visitor's photos, as the address of their next page says it: a number was added. */
export const PHOTO_FAULTS = ['none', 'enough', 'many', 'large', 'slow', 'busy'] as const
export type PhotoFault = (typeof PHOTO_FAULTS)[number]
export interface PhotosSent {
  readonly fault: PhotoFault | null
  readonly added: number
  /** Files that were no photo, or more than a lead takes. */
  readonly left: number
}

/** The page after photos were sent, with what happened to them. */
export function photosAnswer(sent: PhotoFault | Omit<PhotosSent, 'fault'>): string {
  const query = typeof sent === 'string' ? { photos: sent } : { photos: String(sent.added), left: String(sent.left) }
  return `/success?${new URLSearchParams(query)}#photos`
}

/** What such an address says; null: nothing was sent. */
export function readPhotosAnswer(query: URLSearchParams): PhotosSent | null {
  const text = query.get('photos')
  const fault = PHOTO_FAULTS.find((each) => each === text)
  if (fault) return { fault, added: 0, left: 0 }
  const added = Number(text)
  const left = Number(query.get('left'))
  const isCount = Number.isInteger(added) && added >= 1 && added <= PHOTO_LIMITS.photos
  return isCount ? { fault: null, added, left: Number.isInteger(left) && left > 0 ? left : 0 } : null
}
