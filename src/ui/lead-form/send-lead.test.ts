import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { say } from '#words/say.ts'
import { sendLead } from './send-lead.ts'

const lead = { submission_id: 'abc', name: 'Jo' }
const realFetch = globalThis.fetch
let answer: { status: number; body: string }
let close: () => Promise<unknown>
beforeEach(async () => {
  const server = createServer((_request, response) => response.writeHead(answer.status).end(answer.body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  globalThis.fetch = (path, init) => realFetch(`${origin}${String(path)}`, init)
  close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
})
afterEach(async () => {
  globalThis.fetch = realFetch
  await close()
})

it.each([
  [500, 'Something went wrong on our side. Please try again.'],
  [503, 'We are moving house.'],
])('D-18 FORM-10 FORM-11 a %i from our server shows its error, and that nothing was stored', async (status, error) => {
  answer = { status, body: JSON.stringify({ error }) }
  const { message } = (await sendLead(lead, say)) as { message: string }
  expect(message.startsWith(`${error} `)).toBe(true)
  expect(message).toContain('wasn’t sent')
  expect(message).not.toContain('your connection')
})

it('D-18 FORM-11 a proxy’s error is our fault too, and does not say what was stored', async () => {
  answer = { status: 504, body: '<html>' }
  const { message } = (await sendLead(lead, say)) as { message: string }
  expect(message).toContain('Sorry, our server')
  expect(message).not.toMatch(/not stored|your connection/)
})

it('D-18 FORM-11 no answer at all means that the visitor is offline', async () => {
  await close()
  close = async () => {}
  expect(await sendLead(lead, say)).toEqual({
    ok: false,
    fields: {},
    message: 'We couldn’t reach our server. Check your connection and try again.',
  })
})

it('FORM-10 shows the server’s errors unchanged', async () => {
  answer = { status: 429, body: '{"error":"Too many forms."}' }
  expect(await sendLead(lead, say)).toEqual({ ok: false, fields: {}, message: 'Too many forms.' })
  answer = { status: 422, body: '{"error":"Please fix","fields":{"name":["x"]}}' }
  expect(await sendLead(lead, say)).toEqual({ ok: false, fields: { name: ['x'] }, message: null })
  answer = { status: 200, body: '{}' }
  expect(await sendLead(lead, say)).toEqual({ ok: false, fields: {}, message: 'An unexpected error occured' })
})
