import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, it } from 'vitest'
import { isSigned, standardSecret } from '../signed-body.ts'
import { type ReceivedCall, startHttpServer, type TestHttpServer } from '../testing/http-server.ts'
import { createHttpWebhook } from './http-webhook.ts'

const SECRET = 'a secret of the dealer’s'
const at = new Date('2026-11-21T00:00:00Z')
const closing: TestHttpServer[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((server) => server.close()))
})

async function serve(...answer: Parameters<typeof startHttpServer>): Promise<TestHttpServer> {
  const server = await startHttpServer(...answer)
  closing.push(server)
  return server
}

function sender(change: { insideToo?: boolean; deadline?: number } = {}) {
  return createHttpWebhook({ secrets: { crm: SECRET }, insideToo: true, ...change })
}

function call(url: string, body = '{"name":"Zoë"}') {
  return { url, account: 'crm', deliveryId: 'delivery-1', body, at }
}

describe('FIELD-1 a signed webhook', () => {
  it('FIELD-1 carries the lead, the delivery’s id and a signature that the receiver can check', async () => {
    const { origin, received } = await serve((_call, response) => response.writeHead(204).end())
    await sender().send(call(`${origin}/leads?from=forecourt`))
    const { method, path, headers, body } = received[0] as ReceivedCall
    expect({ method, path, body }).toEqual({ method: 'POST', path: '/leads?from=forecourt', body: '{"name":"Zoë"}' })
    expect(headers['content-type']).toContain('application/json')
    expect(headers['idempotency-key']).toBe('delivery-1')
    const signature = String(headers['forecourt-signature'])
    expect(isSigned(SECRET, signature, body, { now: at })).toBe(true)
    expect(isSigned('another', signature, body, { now: at })).toBe(false)
    expect(isSigned(SECRET, signature, `${body} `, { now: at })).toBe(false)
    expect(isSigned(SECRET, signature, body, { now: new Date(at.getTime() + 301_000) })).toBe(false)
    expect(isSigned(SECRET, 'nonsense', body, { now: at })).toBe(false)
  })

  it('K-16 with a secret of Standard Webhooks is verified by their library, and has no other signature', async () => {
    const { origin, received } = await serve((_call, response) => response.writeHead(204).end())
    const secret = standardSecret('5f'.repeat(32))
    const now = new Date()
    await sender().send({ ...call(origin), secret, at: now })
    const { headers, body } = received[0] as ReceivedCall
    const sent = headers as Record<string, string>
    expect(new Webhook(secret).verify(body, sent)).toEqual({ name: 'Zoë' })
    expect(() => new Webhook(secret).verify(`${body} `, sent)).toThrow()
    expect(() => new Webhook(standardSecret('60'.repeat(32))).verify(body, sent)).toThrow()
    expect(sent['webhook-id']).toBe('delivery-1')
    expect(sent).not.toHaveProperty('forecourt-signature')
  })

  it('FORM-13 uses one key for all attempts at a delivery, so that a receiver accepts it once', async () => {
    const { origin, received } = await serve((_call, response, count) =>
      response.writeHead(count === 1 ? 500 : 200).end(),
    )
    await expect(sender().send(call(origin))).rejects.toMatchObject({ permanent: false })
    await sender().send(call(origin))
    expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  it.each([
    { status: 301, permanent: false },
    { status: 401, permanent: false },
    { status: 404, permanent: false },
    { status: 429, permanent: false },
    { status: 500, permanent: false },
    { status: 410, permanent: true },
  ])('FORM-13 $status is not taken; for good: $permanent', async ({ status, permanent }) => {
    const { origin, received } = await serve((_call, response) =>
      response.writeHead(status, { Location: '/elsewhere' }).end(),
    )
    await expect(sender().send(call(origin))).rejects.toMatchObject({ name: 'GatewayError', permanent })
    expect(received).toHaveLength(1)
  })

  it('FORM-13 gives up a hanging receiver in time', async () => {
    const { origin } = await serve(() => {})
    await expect(sender({ deadline: 50 }).send(call(origin))).rejects.toMatchObject({ permanent: false })
  })

  it('FORM-13 fails when the receiver drops the connection', async () => {
    const { origin } = await serve((_call, response) => {
      response.writeHead(200, { 'Content-Length': '100' })
      response.write('{"half":')
      response.socket?.destroySoon()
    })
    await expect(sender().send(call(origin))).rejects.toMatchObject({ permanent: false })
  })

  it('FORM-13 ends the call on an endless response', async () => {
    const { origin } = await serve((_call, response) => {
      response.writeHead(200)
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
      }
      response.on('drain', write)
      write()
    })
    await expect(sender().send(call(origin))).resolves.toBeUndefined()
  })

  it('FORM-13 treats an account without a secret as a temporary fault', async () => {
    await expect(sender().send({ ...call('http://127.0.0.1:9'), account: 'other' })).rejects.toMatchObject({
      message: expect.stringContaining("no secret for the account 'other'"),
      permanent: false,
    })
  })

  it.each(['http://127.0.0.1:9/', 'http://[::1]:9/', 'http://169.254.169.254/latest'])(
    'SITE-1 %s is internal and never called',
    async (url) => {
      await expect(sender({ insideToo: false }).send(call(url))).rejects.toThrow('inside the network')
    },
  )
})
