import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { sameOrigin } from './same-origin.ts'

const app = new Hono().use(sameOrigin(() => 'http')).all('*', (context) => context.text('done'))
const send = async (method: string, headers: Record<string, string>) =>
  (await app.request('http://dealer.example/api/leads', { method, headers })).status

describe('sameOrigin', () => {
  it.each([
    ['a form of the site itself', { Origin: 'http://dealer.example', 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['a program that is no browser', {}, 200],
    ['another site’s page', { Origin: 'http://evil.example' }, 403],
    [
      'another dealer’s page on a sibling host',
      { Origin: 'http://other.dealer.example', 'Sec-Fetch-Site': 'same-site' },
      403,
    ],
    ['a page without an origin of its own', { Origin: 'null' }, 403],
    ['a cross-site request that hides its origin', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['the same host on another port', { Origin: 'http://dealer.example:8080' }, 403],
    ['L3 the same host by another scheme', { Origin: 'https://dealer.example' }, 403],
  ])('answers a change sent by %s', async (_, headers, status) => {
    expect(await send('POST', headers as Record<string, string>)).toBe(status)
    expect(await send('DELETE', headers as Record<string, string>)).toBe(status)
  })

  it('L3 treats a missing port as the default port', async () => {
    const secure = new Hono().use(sameOrigin(() => 'https')).all('*', (context) => context.text('done'))
    const headers = { Origin: 'https://dealer.example' }
    expect((await secure.request('http://dealer.example/', { method: 'POST', headers })).status).toBe(200)
    const plain = { Origin: 'http://dealer.example' }
    expect((await secure.request('http://dealer.example/', { method: 'POST', headers: plain })).status).toBe(403)
  })

  it('allows reads from anywhere', async () => {
    expect(await send('GET', { Origin: 'http://evil.example', 'Sec-Fetch-Site': 'cross-site' })).toBe(200)
  })
})
