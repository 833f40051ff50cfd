import type { LeadPayload } from '#domain/lead/lead.ts'
import { PHOTO_LIMITS, type PhotoFault, type PhotosSent, takesPhotos } from '#domain/lead/lead-photos.ts'
import * as words from '#words/lead-page.ts'
import { say } from '#words/say.ts'
import type { SuccessPhotos } from './success-view.ts'

/** B14, B24: the form for photos on the page after a lead; null if the lead takes none. */
export function successPhotos(
  { category, photos = 0 }: Pick<LeadPayload, 'category' | 'photos'>,
  sent: PhotosSent | null,
): SuccessPhotos | null {
  if (!takesPhotos(category)) return null
  return {
    heading: say(words.addPhotosCar),
    hint: say(words.frontBackBothSides, { photos: PHOTO_LIMITS.photos }),
    answer: sent && (sent.fault ? faults()[sent.fault] : addedText(sent)),
    isFault: sent?.fault != null,
    room: Math.max(PHOTO_LIMITS.photos - photos, 0),
  }
}

const faults = (): Readonly<Record<PhotoFault, string>> => ({
  none: say(words.couldntReadThoseFiles),
  enough: say(words.gotPhotosPhotosAlready, { photos: PHOTO_LIMITS.photos }),
  many: say(words.thosePhotosTooMany, { photos: PHOTO_LIMITS.photos }),
  large: say(words.thosePhotosTooLarge),
  slow: say(words.thosePhotosTooSlow),
  busy: say(words.otherPhotosComing),
})

function addedText({ added, left }: PhotosSent): string {
  const thanks = say(words.thanksGotPart, { part: added === 1 ? 'photo' : say(words.addedPhotos, { added }) })
  return left === 0
    ? thanks
    : say(words.thanksPartAdded, {
        thanks,
        part: left === 1 ? say(words.oneFileWasnt) : say(words.leftFilesWerent, { left }),
      })
}
