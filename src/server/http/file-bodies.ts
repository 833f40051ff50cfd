import type { Context } from 'hono'
import { PHOTO_LIMITS, photosAnswer } from '#domain/lead/lead-photos.ts'
import { memoryLimits, visitorFormLimits, visitorLimits } from '#operations/bodies/body-limits.ts'
import type { Pace } from '#operations/bodies/paced-upload.ts'
import { readUploads } from '../../console/upload/read-upload.ts'
import type { BodyKind } from './large-bodies.ts'

/** Of a form or call of a site without files. */
export const FORM_LIMIT_BYTES = 64 * 1024

/** H4-3: a form or call of a visitor without files. */
export function formsOf(addressOf: (context: Context) => string): BodyKind {
  return {
    most: FORM_LIMIT_BYTES,
    limits: (context, bytes) =>
      visitorFormLimits({ address: addressOf(context), site: context.get('site').slug }, bytes, FORM_LIMIT_BYTES),
    tooLarge: () => Response.json({ error: 'The request is larger than 64 KiB.' }, { status: 413 }),
    tooSlow: () =>
      Response.json({ error: 'The request came too slowly, or ended early. Send it again.' }, { status: 408 }),
    full: () => Response.json({ error: 'Many requests come at once. Send it again in a minute.' }, { status: 429 }),
  }
}

/** B14: photos after a lead, by the visitor's address and by site. Each answer is the page that they were sent from. */
export function photosOf(addressOf: (context: Context) => string): BodyKind {
  const most = PHOTO_LIMITS.bytes
  return {
    most,
    limits: (context, bytes) =>
      visitorLimits({ address: addressOf(context), site: context.get('site').slug }, bytes, most),
    tooLarge: () => seeOther(photosAnswer('large')),
    tooSlow: () => seeOther(photosAnswer('slow')),
    full: () => seeOther(photosAnswer('busy')),
  }
}

/** The files of a form, for a route that read who sends it. */
export async function* filesIn(request: Request, pace?: Pace): AsyncGenerator<AsyncIterable<Uint8Array>> {
  for await (const { content } of readUploads(request.headers.get('content-type') ?? '', request.body, pace))
    yield content
}

function seeOther(to: string): Response {
  return new Response(null, { status: 303, headers: { Location: to } })
}

/** Mail services take mails of 35 MB, and their JSON is a third larger. */
const MAIL_BYTES = 50 * 1024 * 1024

/** INBOX-7: a received mail. Its route asks for the password before it reads; the service sends it again after a 5xx. */
export const MAIL: BodyKind = {
  most: MAIL_BYTES,
  limits: (_context, bytes) => memoryLimits({ kind: 'mails' }, bytes, MAIL_BYTES),
  tooLarge: () => Response.json({ error: 'The mail is larger than 50 MB.' }, { status: 413 }),
  tooSlow: () => Response.json({ error: 'The mail came too slowly. Send it again.' }, { status: 503 }),
  full: () => Response.json({ error: 'Other mails are still on their way. Send it again.' }, { status: 503 }),
}
