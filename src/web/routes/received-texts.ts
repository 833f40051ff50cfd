import { z } from 'zod'
import { receiveText } from '#operations/inbox/receive-text.ts'
import { jsonError, methodNotAllowed } from '../calls/json-api.ts'
import { passwordOf } from '../calls/password-of.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

export const loader = () => methodNotAllowed('POST')

/** Twilio's form. */
const posted = z.object({
  MessageSid: z.string().min(1).max(100),
  From: z.string().regex(/^\+\d{6,15}$/),
  To: z.string().max(20),
  Body: z.string(),
})

/**
 * INBOX-8: webhook of the SMS service that receives buyers' answers, in Twilio's shape, on the site whose number it is.
 * The service sends the secret as the password of basic authentication. The answer is TwiML.
 */
export async function action(args: RouteArgs) {
  if (args.request.method !== 'POST') return methodNotAllowed('POST')
  const context = contextOf(args)
  const form = await args.request.formData().catch(() => new FormData())
  const read = posted.safeParse(Object.fromEntries(form))
  if (!read.success) return jsonError(400, 'This is no received text message.')
  const { MessageSid: id, From: from, To: to, Body: text } = read.data
  const secret = passwordOf(args.request.headers.get('Authorization') ?? '')
  const received = await receiveText(context, { id, from, to, text }, secret)
  if (received.kind === 'forged') return jsonError(401, 'The password is wrong.')
  if (received.kind === 'not-ours') return jsonError(400, `This site's text messages are not sent from ${to}.`)
  const answer = received.kind === 'unknown' ? `<Message>${xmlText(received.answer)}</Message>` : ''
  return new Response(`<?xml version="1.0" encoding="UTF-8"?><Response>${answer}</Response>`, {
    headers: { 'Content-Type': 'text/xml; charset=utf-8' },
  })
}

function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
