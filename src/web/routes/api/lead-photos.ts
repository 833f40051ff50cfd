import { redirect } from 'react-router'
import { photosAnswer } from '#domain/lead/lead-photos.ts'
import { addPhotos } from '#operations/lead/add-photos.ts'
import { methodNotAllowed } from '../../calls/json-api.ts'
import { readLeadCookie } from '../../cookies/lead-cookie.ts'
import { contextOf } from '../../middleware/request-context.ts'
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
    const done = await addPhotos(context, sent.leadId, context.filesOf(args.request))
    if (done.ok) return redirect(photosAnswer(done), 303)
    return redirect(photosAnswer(done.reason === 'enough' ? 'enough' : 'none'), 303)
  } catch (error) {
    // The body broke off or came too slowly: nothing was added. The name, since the server has the class.
    if (error instanceof Error && error.name === 'UploadCutShort') return redirect(photosAnswer('slow'), 303)
    throw error
  }
}

export function loader(): Response {
  return methodNotAllowed('POST')
}
