import { z } from 'zod'
import { defineForm } from '../../form/define-form.ts'
import { readPhotoText } from './own-photos.ts'
import { arranged, type PhotoOrder } from './photo-order.ts'

/** STAFF-11: a short text for the order of the photos that a page shows; another order has another one. */
export function orderMark(feeds: readonly string[], order: PhotoOrder): string {
  return hashOf(arranged(feeds, order).join(' '))
}

/** STAFF-11: the same for how one photo is turned and cropped. */
export function shapeMark({ edits = {} }: PhotoOrder, key: string): string {
  return hashOf(JSON.stringify(edits[key] ?? null))
}

/** FNV-1a, 32 bits: tells two states apart, and keeps no secret. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash.toString(36)
}

/** DESK-4: the description of a photo. */
export const PHOTO_FORM = defineForm({
  text: {
    label: 'Description',
    schema: z.string().transform((typed, context) => {
      const text = readPhotoText(typed)
      if (text !== null) return text
      context.addIssue('Description: at most 200 characters.')
      return z.NEVER
    }),
    input: (text: string) => text,
  },
})

export type PhotoFields = (typeof PHOTO_FORM)['fields']
