import { PHOTO_LIMITS, photoKey, takesPhotos } from '#domain/lead/lead-photos.ts'
import { deliveriesNow } from '../delivery/deliveries-now.ts'
import type { SiteRequest } from '../site-request.ts'

/** The files of a form, as they come. */
type PhotoFiles = Pieces<Pieces<Uint8Array>>
type Pieces<Piece> = AsyncIterable<Piece> | Iterable<Piece>

export type AddedPhotos =
  /** `left`: files that were no photo, or more than a lead takes. */
  | { readonly ok: true; readonly added: number; readonly left: number }
  | { readonly ok: false; readonly reason: 'no-lead' | 'enough' | 'none' }

/**
 * B14, B24: adds photos to a lead that was sent, and sends it to the dealer again with them, in one
 * transaction. Sending them twice at once adds them once. Of a lead that takes none, no file is
 * read. Callers must check that the lead belongs to the visitor.
 */
export async function addPhotos(
  { platform, site, now }: SiteRequest,
  leadId: string,
  files: PhotoFiles,
): Promise<AddedPhotos> {
  const { leads, transaction } = platform.storage.forSite(site)
  const lead = await leads.find(leadId)
  if (lead === null || !takesPhotos(lead.payload.category)) return { ok: false, reason: 'no-lead' }
  const before = lead.payload.photos ?? 0
  const room = PHOTO_LIMITS.photos - before
  if (room <= 0) return { ok: false, reason: 'enough' }

  const cleaned: Uint8Array[] = []
  let sent = 0
  // One by one: each is megabytes, and the process that decodes them takes one at a time.
  for await (const file of files) {
    sent += 1
    const photo = sent > room ? await passBy(file) : await platform.pictures.clean(await wholeOf(file))
    if (photo !== null) cleaned.push(photo)
  }
  if (cleaned.length === 0) return { ok: false, reason: 'none' }
  for (const [index, photo] of cleaned.entries())
    await platform.objects.write(photoKey(site.slug, leadId, before + index + 1), photo, 'image/jpeg')

  const isStored = await transaction(async (within) => {
    const current = await leads.find(leadId, within)
    // Erased meanwhile. The next round removes the objects.
    if (current === null) return false
    // The same photos came twice at once.
    if ((current.payload.photos ?? 0) !== before) return true
    const payload = { ...current.payload, photos: before + cleaned.length }
    await leads.update(leadId, { subcategory: payload.subcategory, payload }, within)
    for (const delivery of deliveriesNow(site, lead)) {
      // A text message or a car system's file has no photos.
      if (delivery.kind !== 'mail' && delivery.kind !== 'webhook') continue
      const deliveryId = await leads.addDelivery(leadId, delivery, now, within)
      await platform.storage.forSite(site).notifyDue('lead', deliveryId, within)
    }
    return true
  })
  if (!isStored) return { ok: false, reason: 'no-lead' }
  platform.log.info('photos added', { site: site.slug, lead: leadId, photos: cleaned.length })
  return { ok: true, added: cleaned.length, left: sent - cleaned.length }
}

async function wholeOf(file: Pieces<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of file) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function passBy(file: Pieces<Uint8Array>): Promise<null> {
  for await (const _ of file);
  return null
}
