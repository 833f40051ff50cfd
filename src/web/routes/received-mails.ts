import { isMailService, receiveMail } from '#operations/inbox/mail/receive-mail.ts'
import { jsonError, methodNotAllowed } from '../calls/json-api.ts'
import { passwordOf } from '../calls/password-of.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

export const loader = () => methodNotAllowed('POST')

/**
 * INBOX-7: webhook of the mail service that receives buyers' answers. The service sends the secret as the password of
 * basic authentication. After a 5xx it sends the mail again; after `set-aside` (H4-1) it must not.
 */
export async function action(args: RouteArgs) {
  if (args.request.method !== 'POST') return methodNotAllowed('POST')
  const { platform } = contextOf(args)
  // Before its body is read, which may be large.
  if (!isMailService(platform, passwordOf(args.request.headers.get('Authorization') ?? '')))
    return jsonError(401, 'The password is wrong.')
  const posted = await args.request.arrayBuffer().catch(() => new ArrayBuffer())
  const received = await receiveMail(platform, new Uint8Array(posted))
  if (received === 'malformed') return jsonError(400, 'This is no received mail.')
  return Response.json({ received })
}
