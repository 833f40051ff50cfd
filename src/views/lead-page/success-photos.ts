import type { LeadPayload } from '#domain/lead/lead.ts'
import { PHOTO_LIMITS, type PhotoFault, type PhotosSent, takesPhotos } from '#domain/lead/lead-photos.ts'
import { inTrade, type Trade } from '#domain/trade.ts'
import type { SuccessPhotos } from './success-view.ts'

/** B14, B24: the form for photos on the page after a lead; null if the lead takes none. */
export function successPhotos(
  { category, photos = 0 }: Pick<LeadPayload, 'category' | 'photos'>,
  sent: PhotosSent | null,
  trade: Trade,
): SuccessPhotos | null {
  if (!takesPhotos(category)) return null
  return {
    heading: inTrade('Add photos of your car', trade),
    hint: `Front, back, both sides, the inside and the odometer. Up to ${PHOTO_LIMITS.photos} photos. We remove their location data.`,
    answer: sent && (sent.fault ? FAULTS[sent.fault] : addedText(sent)),
    isFault: sent?.fault != null,
    room: Math.max(PHOTO_LIMITS.photos - photos, 0),
  }
}

const FAULTS: Readonly<Record<PhotoFault, string>> = {
  none: 'We couldn’t read those files. Choose photos in JPEG, PNG or WebP format.',
  enough: `We’ve got ${PHOTO_LIMITS.photos} photos already. That’s all we need.`,
  large: 'Those photos are too large to send together. Choose fewer at a time.',
}

function addedText({ added, left }: PhotosSent): string {
  const thanks = `Thanks, we’ve got your ${added === 1 ? 'photo' : `${added} photos`}.`
  return left === 0 ? thanks : `${thanks} ${left === 1 ? 'One file wasn’t' : `${left} files weren’t`} added.`
}
