import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { type ReceivedCall, startHttpServer, type TestHttpServer } from '../../testing/http-server.ts'

interface Session {
  readonly id: string
  readonly created: number
  readonly metadata: Readonly<Record<string, string>>
  status: 'open' | 'complete' | 'expired'
  charge: { readonly id: string; readonly created: number } | null
}

/** The part of Stripe's API that reservations use, with its idempotency and errors. */
export interface StripeServer extends TestHttpServer {
  /** The buyer pays; returns the event that Stripe sends. */
  pay(sessionId: string): Record<string, unknown>
  readonly refunds: readonly string[]
  /** Makes every response have this status; null: normal again. */
  failWith(status: number | null): void
}

export async function startStripe(key: string): Promise<StripeServer> {
  const sessions = new Map<string, Session>()
  const answers = new Map<string, string>()
  const refunds: string[] = []
  let failure: number | null = null

  const handle = (call: ReceivedCall): { status: number; body: unknown } => {
    if (failure !== null) return fault(failure, 'api_error', 'Something is wrong on our side.')
    if (call.headers.authorization !== `Bearer ${key}`) return fault(401, 'invalid_request_error', 'Invalid API Key')
    const { pathname, searchParams } = new URL(call.path, 'http://stripe.example')
    const [, , resource = '', name = '', id, action] = pathname.split('/')
    if (resource === 'refunds') {
      const refund = `re_${refunds.push(name) + 0}`
      return { status: 200, body: { id: refund, object: 'refund', status: 'succeeded' } }
    }
    if (resource !== 'checkout' || name !== 'sessions') return fault(404, 'invalid_request_error', 'No such path')
    if (id === undefined) return { status: 200, body: shown(begun(new URLSearchParams(call.body))) }
    const session = sessions.get(id)
    if (!session) return fault(404, 'invalid_request_error', 'No such checkout session', 'resource_missing')
    if (action !== 'expire') return { status: 200, body: shown(session, searchParams.has('expand[0]')) }
    if (session.status !== 'open') return fault(400, 'invalid_request_error', 'Only open sessions can be expired.')
    session.status = 'expired'
    return { status: 200, body: shown(session) }
  }
  const begun = (form: URLSearchParams): Session => {
    const metadata = Object.fromEntries(
      [...form].flatMap(([name, value]) => {
        const [, field] = /^metadata\[(.+)\]$/.exec(name) ?? []
        return field === undefined ? [] : [[field, value]]
      }),
    )
    const session: Session = {
      id: `cs_test_${randomUUID()}`,
      created: 1_795_219_200,
      metadata,
      status: 'open',
      charge: null,
    }
    sessions.set(session.id, session)
    return session
  }
  const answer = (call: ReceivedCall, response: ServerResponse) => {
    const again = `${call.headers['idempotency-key'] ?? randomUUID()} ${call.body}`
    const known = call.method === 'POST' ? answers.get(again) : undefined
    if (known !== undefined) return response.writeHead(200, JSON_TYPE).end(known)
    const { status, body } = handle(call)
    const text = JSON.stringify(body)
    if (call.method === 'POST' && status === 200) answers.set(again, text)
    return response.writeHead(status, JSON_TYPE).end(text)
  }

  const server = await startHttpServer(answer)
  return {
    ...server,
    refunds,
    pay(sessionId) {
      const session = sessions.get(sessionId)
      if (!session) throw new Error(sessionId)
      session.status = 'complete'
      session.charge ??= { id: `pi_${randomUUID()}`, created: session.created + 300 }
      const { created } = session.charge
      return {
        id: 'evt_1',
        object: 'event',
        type: 'checkout.session.completed',
        created,
        data: { object: shown(session) },
      }
    },
    failWith(status) {
      failure = status
    },
  }
}

const JSON_TYPE = { 'Content-Type': 'application/json' }

function shown({ id, created, metadata, status, charge }: Session, expanded = false) {
  const intent = charge && (expanded ? { id: charge.id, object: 'payment_intent', latest_charge: charge } : charge.id)
  return {
    id,
    object: 'checkout.session',
    created,
    metadata,
    status,
    payment_status: charge ? 'paid' : 'unpaid',
    payment_intent: intent,
    url: status === 'open' ? `https://checkout.stripe.com/c/pay/${id}` : null,
  }
}

function fault(status: number, type: string, message: string, code?: string) {
  return { status, body: { error: { type, message, code } } }
}
