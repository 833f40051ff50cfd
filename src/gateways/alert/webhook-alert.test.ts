import { afterEach, expect, it } from 'vitest'
import { startHttpServer, type TestHttpServer } from '../testing/http-server.ts'
import { createSmsAlerter } from './sms-alert.ts'
import { createWebhookAlerter } from './webhook-alert.ts'

const closing: TestHttpServer[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((server) => server.close()))
})

async function serve(...answer: Parameters<typeof startHttpServer>): Promise<TestHttpServer> {
  const server = await startHttpServer(...answer)
  closing.push(server)
  return server
}

const alert = {
  text: '2 lead deliveries need a person.',
  mark: 'abc-2',
  at: new Date('2026-11-21T00:00:00Z'),
  facts: { deliveries: [] },
}

it('H3 FORM-13 posts an alert in a format that chat and on-call services accept', async () => {
  const { origin, received } = await serve((_call, response) => response.writeHead(200).end('ok'))
  await createWebhookAlerter({ url: `${origin}/T0/secret` }).send(alert)
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    text: alert.text,
    event: 'leads.undelivered',
    id: 'abc-2',
    at: '2026-11-21T00:00:00.000Z',
    deliveries: [],
  })
})

it('H3 FORM-13 fails without revealing its secret URL when an alert is not accepted', async () => {
  const { origin } = await serve((_call, response) => response.writeHead(403).end())
  const failed = createWebhookAlerter({ url: `${origin}/T0/secret` }).send(alert)
  await expect(failed).rejects.toMatchObject({ name: 'GatewayError', message: 'alert: answered 403' })
  const nobody = createWebhookAlerter({ url: 'http://127.0.0.1:9/T0/secret' }).send(alert)
  await expect(nobody).rejects.toMatchObject({ message: 'alert: the webhook did not answer' })
})

it('H3 FORM-13 sends an alert as a text message', async () => {
  const sent: object[] = []
  const sms = { send: async (message: object) => void sent.push(message) }
  await createSmsAlerter({ sms, to: '+61400000000' }).send(alert)
  expect(sent).toMatchObject([{ to: '+61400000000', text: '2 lead deliveries need a person. Ref abc-2' }])
})
