import { z } from 'zod'
import { GatewayError } from '../gateway-error.ts'
import { type HttpAnswer, httpCall } from '../http-call.ts'
import type { SmsMessage, SmsSender } from './sms.ts'

export interface TwilioOptions {
  /** https://{account sid}:{auth token}@api.twilio.com */
  readonly url: string
  /** Sender number or name. */
  readonly from: string
  /** Timeout in milliseconds; default 15,000. */
  readonly deadline?: number
}

/**
 * Sends text messages through Twilio's REST API (2010-04-01/Accounts/{sid}/Messages.json) or a compatible service. The
 * API has no idempotency keys, so a repeated attempt first searches the messages sent to the number for its mark.
 */
export function createTwilioSms({ url, from, deadline = 15_000 }: TwilioOptions): SmsSender {
  const { username, password, origin } = new URL(url)
  const messages = new URL(`/2010-04-01/Accounts/${username}/Messages.json`, origin)
  const authorization = `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`

  const call = async (method: 'GET' | 'POST', address: URL, form: URLSearchParams | null): Promise<HttpAnswer> => {
    const headers = { Authorization: authorization, 'Content-Type': 'application/x-www-form-urlencoded' }
    try {
      const body = form?.toString() ?? ''
      return await httpCall({ method, url: address, headers, body, outsideOnly: false, deadline })
    } catch (error) {
      // Any connection error is temporary; the message is retried.
      throw new GatewayError('sms', error instanceof Error ? error.message : String(error), { cause: error })
    }
  }

  async function isTaken({ to, mark, since }: SmsMessage): Promise<boolean> {
    const address = new URL(messages)
    address.searchParams.set('To', to)
    address.searchParams.set('PageSize', '200')
    const answer = await call('GET', address, null)
    if (answer.status !== 200) throw refusal(answer)
    const listed = listedMessages.safeParse(jsonOf(answer.body))
    if (!listed.success) throw new GatewayError('sms', 'the list of messages cannot be read')
    return listed.data.messages.some(
      ({ body, status, date_created }) =>
        body.includes(mark) && !FAILED.includes(status) && !isBefore(date_created, since),
    )
  }

  return {
    async send(message) {
      if (message.again && (await isTaken(message))) return
      const form = new URLSearchParams({ To: message.to, From: message.from ?? from, Body: message.text })
      const answer = await call('POST', messages, form)
      if (answer.status !== 201 && answer.status !== 200) throw refusal(answer)
    },
  }
}

const listedMessages = z.object({
  messages: z.array(z.object({ body: z.string(), status: z.string(), date_created: z.string().nullish() })),
})
/** Twilio's times are whole seconds, RFC 2822. */
function isBefore(created: string | null | undefined, since: Date | undefined): boolean {
  return !!created && since !== undefined && Date.parse(created) + 1_000 <= since.getTime()
}

const FAILED = ['failed', 'undelivered', 'canceled']

/**
 * FORM-13: only errors about the number itself are permanent. A refused sender, country, text or account can be fixed.
 */
function refusal({ status, body }: HttpAnswer): GatewayError {
  const said = z.object({ message: z.string(), code: z.number().optional() }).safeParse(jsonOf(body))
  const reason = said.success ? `${status}: ${said.data.message}` : `answered ${status}`
  const permanent = status === 400 && said.success && ABOUT_NUMBER.includes(said.data.code ?? 0)
  return new GatewayError('sms', reason, { permanent })
}

/** Twilio's codes: invalid number, unreachable number, unsubscribed, landline. */
const ABOUT_NUMBER = [21211, 21214, 21217, 21610, 21614]

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON, such as a proxy's error page.
    return null
  }
}
