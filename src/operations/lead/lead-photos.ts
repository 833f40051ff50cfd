import { photoKey } from '#domain/lead/lead-photos.ts'
import type { MailAttachment } from '#gateways/mail/mail.ts'
import type { StoredLead } from '#storage/lead/leads.ts'
import type { SiteRequest } from '../site-request.ts'

/** One photo of a lead; null if the lead has no such photo. `number` begins at 1. */
export async function readPhoto(
  { platform: { objects }, site }: SiteRequest,
  lead: StoredLead,
  number: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const isOne = Number.isInteger(number) && number >= 1 && number <= (lead.payload.photos ?? 0)
  return isOne ? objects.read(photoKey(site.slug, lead.id, number)) : null
}

/** The photos of a lead for the dealer's mail. One that is lost is left out: the mail matters more. */
export async function photosToSend(request: SiteRequest, lead: StoredLead): Promise<readonly MailAttachment[]> {
  const numbers = Array.from({ length: lead.payload.photos ?? 0 }, (_, index) => index + 1)
  const photos = await Promise.all(numbers.map((number) => readPhoto(request, lead, number)))
  return photos.flatMap((bytes, index) =>
    bytes === null ? [] : [{ name: `photo-${index + 1}.jpg`, contentType: 'image/jpeg', bytes }],
  )
}
