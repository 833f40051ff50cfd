import { afterEach, describe, expect, it } from 'vitest'
import { type ReceivedCall, startHttpServer, type TestHttpServer } from '../testing/http-server.ts'
import { sampleSms, smsContract } from './sms.contract.ts'
import { createTwilioSms } from './twilio.ts'

const closing: TestHttpServer[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((server) => server.close()))
})

async function serve(...answer: Parameters<typeof startHttpServer>): Promise<TestHttpServer> {
  const server = await startHttpServer(...answer)
  closing.push(server)
  return server
}

function senderTo(origin: string, deadline = 600_000) {
  return createTwilioSms({ url: origin.replace('http://', 'http://AC123:to%2Fken@'), from: '+61480000000', deadline })
}

/** A fake Twilio that stores and lists an account's messages. */
async function twilio() {
  const stored: { to: string; body: string; status: string }[] = []
  const server = await serve(({ method, path, body }, response) => {
    const address = new URL(path, 'http://twilio.example')
    if (address.pathname !== '/2010-04-01/Accounts/AC123/Messages.json') return response.writeHead(404).end()
    if (method === 'GET') {
      const messages = stored.filter(({ to }) => to === address.searchParams.get('To'))
      return response.writeHead(200).end(JSON.stringify({ messages }))
    }
    const form = new URLSearchParams(body)
    stored.push({ to: form.get('To') ?? '', body: form.get('Body') ?? '', status: 'queued' })
    return response.writeHead(201).end(JSON.stringify({ sid: 'SM1' }))
  })
  return { ...server, stored }
}

smsContract('Twilio', async () => {
  const { origin, stored } = await twilio()
  return { sender: senderTo(origin), received: async () => stored.map(({ to, body }) => ({ to, text: body })) }
})

describe('Twilio', () => {
  it('is called with the account’s credentials and the sender’s number', async () => {
    const { origin, received } = await twilio()
    await senderTo(origin).send(sampleSms)
    const { headers, body } = received[0] as ReceivedCall
    expect(headers.authorization).toBe(`Basic ${Buffer.from('AC123:to/ken').toString('base64')}`)
    expect(new URLSearchParams(body).get('From')).toBe('+61480000000')
  })

  it('FORM-13 does not resend an accepted message whose response was lost', async () => {
    const service = await twilio()
    const lossy = await serve(({ body }, response) => {
      const form = new URLSearchParams(body)
      service.stored.push({ to: form.get('To') ?? '', body: form.get('Body') ?? '', status: 'sent' })
      response.socket?.destroy()
    })
    await expect(senderTo(lossy.origin).send(sampleSms)).rejects.toMatchObject({ permanent: false })
    await senderTo(service.origin).send({ ...sampleSms, again: true })
    expect(service.stored).toHaveLength(1)
  })

  it('FORM-13 resends a message that the service could not deliver', async () => {
    const service = await twilio()
    service.stored.push({ to: sampleSms.to, body: sampleSms.text, status: 'undelivered' })
    await senderTo(service.origin).send({ ...sampleSms, again: true })
    expect(service.stored).toHaveLength(2)
  })

  it.each([
    { status: 400, permanent: true },
    { status: 400, code: 21408, permanent: false },
    { status: 400, code: 21212, permanent: false },
    { status: 401, permanent: false },
    { status: 429, permanent: false },
    { status: 500, permanent: false },
    { status: 503, permanent: false },
  ])('H3 FORM-13 $status $code is not taken; for good: $permanent', async ({ status, permanent, code = 21211 }) => {
    const { origin } = await serve((_call, response) =>
      response.writeHead(status).end(JSON.stringify({ code, message: 'not taken' })),
    )
    await expect(senderTo(origin).send(sampleSms)).rejects.toMatchObject({ name: 'GatewayError', permanent })
  })

  it('FORM-13 retries later after a timeout or an unreadable list', async () => {
    const hanging = await serve(() => {})
    await expect(senderTo(hanging.origin, 50).send(sampleSms)).rejects.toMatchObject({ permanent: false })
    const odd = await serve((_call, response) => response.writeHead(200).end('<html>'))
    await expect(senderTo(odd.origin).send({ ...sampleSms, again: true })).rejects.toMatchObject({ permanent: false })
  })
})
