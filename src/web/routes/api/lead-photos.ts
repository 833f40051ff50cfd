import { redirect } from 'react-router'
import { type PhotoFault, photosAnswer } from '#domain/lead/lead-photos.ts'
import { addPhotos } from '#operations/lead/add-photos.ts'
import { methodNotAllowed } from '../../calls/json-api.ts'
import { readLeadCookie } from '../../cookies/lead-cookie.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/**
 * B14: takes the photos of the page after a lead, from the browser that sent the lead. Always a form, with and without
 * JavaScript, so that its answer is that page again.
 */
export async function action(args: RouteArgs): Promise<Response> {
  const context = contextOf(args)
  const sent = await readLeadCookie(context, args.request)
  // Before its body is read: without the cookie, no byte of it is of use.
  if (!sent) return redirect('/', 303)
  try {
    const answer = await addPhotos(context, sent.leadId, context.filesOf(args.request))
    if (answer.ok) return redirect(photosAnswer(answer), 303)
    return redirect(photosAnswer(answer.reason === 'enough' ? 'enough' : 'none'), 303)
  } catch (error) {
    // The body broke off, came too slowly or had too many files: nothing was added.
    const fault = error instanceof Error && UNREAD[error.name]
    if (!fault) throw error
    return redirect(photosAnswer(fault), 303)
  }
}

/** By the error's name, since the server has the class. */
const UNREAD: Readonly<Record<string, PhotoFault>> = { UploadCutShort: 'slow', TooManyFiles: 'many' }

export function loader(): Response {
  return methodNotAllowed('POST')
}
