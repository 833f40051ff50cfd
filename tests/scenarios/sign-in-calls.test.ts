import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GatewayError } from '#gateways/gateway-error.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { sweepOutbox } from '#operations/testing/sweep-outbox.ts'
import { sweepSignIns } from '#operations/visitor/sweep-sign-ins.ts'
import { call, codeSentTo, cookieOf, garageSite, signedIn } from './garage.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const MIA = '+61412345678'
const KAI = '+61487654321'

let served: ServedSites
beforeEach(async () => {
  const other = garageSite({ slug: 'other', id: 'site-2', name: 'Other Motors' })
  const plain = sampleSite({ slug: 'plain', id: 'site-3', integrations: { saving: 'browser' } })
  served = await serveSites({ sites: [garageSite(), other, plain] })
})
afterEach(() => served.close())

const ask = (phone: string, slug = 'yard') => call(served, '/api/auth/code', { phone }, { slug })
const attempt = (phone: string, code: string, slug = 'yard') =>
  call(served, '/api/auth/session', { phone, code }, { slug })
const who = async (cookie: string, slug = 'yard') => {
  const response = await served.request(slug, '/api/auth', { headers: { Cookie: cookie } })
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  return response.json()
}
/** A code that differs from this one. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('GARAGE-2 a code', () => {
  it('GARAGE-2 of six digits becomes a session, and GARAGE-1 GET /api/auth says whose', async () => {
    expect(await who('')).toEqual({ user: null, watchlist: [] })
    const cookie = await signedIn(served, MIA)
    const user = { id: expect.any(String), phone: MIA, name: null }
    expect(await who(cookie)).toEqual({ user, watchlist: [] })
    const again = await signedIn(served, MIA)
    expect(again).not.toBe(cookie)
    expect((await who(again)).user.id).toBe((await who(cookie)).user.id)
  })

  it('GARAGE-2 is answered with 204 whether or not the number is known, however it is written', async () => {
    await signedIn(served, MIA)
    for (const phone of ['0412 345 678', KAI]) {
      const answer = await ask(phone)
      expect([answer.status, await answer.text()]).toEqual([204, ''])
    }
    expect((await ask('not a number')).status).toBe(422)
    expect((await ask('+64211234567')).status).toBe(422)
  })

  it('GARAGE-2 has a text that names its purpose, its expiry and the site', async () => {
    await ask(MIA)
    const code = await codeSentTo(served, MIA)
    const { text } = served.platform.sms.sent.at(-1) ?? { text: '' }
    expect(text).toContain(`${code} is your Sample Motors sign-in code. It works once, for 10 minutes.`)
    expect(text.split('\n').at(-1)).toBe(`@yard.localhost #${code}`)
  })

  it('GARAGE-2 works for ten minutes and not a moment longer', async () => {
    await ask(MIA)
    const code = await codeSentTo(served, MIA)
    served.platform.clock.pass(10)
    expect((await attempt(MIA, code)).status).toBe(401)
    await ask(MIA)
    const next = await codeSentTo(served, MIA)
    served.platform.clock.pass(9.9)
    expect((await attempt(MIA, next)).status).toBe(200)
  })

  it('GARAGE-2 is void after five wrong attempts, even if the sixth is right', async () => {
    await ask(MIA)
    const code = await codeSentTo(served, MIA)
    for (let time = 0; time < 5; time += 1) expect((await attempt(MIA, wrong(code))).status).toBe(401)
    expect((await attempt(MIA, code)).status).toBe(401)
    await ask(MIA)
    const next = await codeSentTo(served, MIA)
    for (let time = 0; time < 4; time += 1) expect((await attempt(MIA, wrong(next))).status).toBe(401)
    expect((await attempt(MIA, next)).status).toBe(200)
  })

  it('GARAGE-2 five concurrent attempts count as five', async () => {
    await ask(MIA)
    const code = await codeSentTo(served, MIA)
    await Promise.all(Array.from({ length: 5 }, () => attempt(MIA, wrong(code))))
    expect((await attempt(MIA, code)).status).toBe(401)
  })

  it('GARAGE-2 works once, and a new one replaces the old', async () => {
    await ask(MIA)
    const code = await codeSentTo(served, MIA)
    expect((await attempt(MIA, code)).status).toBe(200)
    expect((await attempt(MIA, code)).status).toBe(401)
    await ask(MIA)
    const old = await codeSentTo(served, MIA)
    await ask(MIA)
    const next = await codeSentTo(served, MIA)
    expect((await attempt(MIA, old)).status).toBe(401)
    expect((await attempt(MIA, next)).status).toBe(200)
  })

  it('GARAGE-2 works for no other number and no other site', async () => {
    await ask(MIA)
    const code = await codeSentTo(served, MIA)
    await ask(KAI)
    expect((await attempt(KAI, code)).status).toBe(401)
    expect((await attempt(MIA, code, 'other')).status).toBe(401)
    expect((await attempt(MIA, code)).status).toBe(200)
  })

  it('GARAGE-2 a number gets five per hour, across a restart, then 429 with Retry-After', async () => {
    for (let time = 0; time < 5; time += 1) expect((await ask(MIA)).status).toBe(204)
    const refused = await ask(MIA)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBe(3600)
    expect((await ask(KAI)).status).toBe(204)
    await served.platform.runDeferred()
    expect(served.platform.sms.sent.filter(({ to }) => to === MIA)).toHaveLength(1)
    served.platform.clock.pass(61)
    expect((await ask(MIA)).status).toBe(204)
  })

  it('GARAGE-2 an address may request ten and try thirty in ten minutes, then 429 with Retry-After', async () => {
    const number = (at: number) => `+614123456${10 + at}`
    for (let at = 0; at < 10; at += 1) expect((await ask(number(at))).status).toBe(204)
    const refused = await ask(number(10))
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
    for (let at = 0; at < 30; at += 1) expect((await attempt(number(at), '123456')).status).toBe(401)
    expect((await attempt(MIA, '123456')).status).toBe(429)
  })

  it('GARAGE-2 is retried while the service fails, until it expires, and its number is never logged', async () => {
    const { sms, clock, logged } = served.platform
    sms.failWith(new GatewayError('sms', `500: no way to ${MIA}`))
    await ask(MIA)
    expect(await codeSentTo(served, MIA)).toBe('')
    sms.failWith(null)
    await sweepOutbox(served.platform, ['yard'])
    expect(sms.sent).toHaveLength(0)
    clock.pass(1)
    await sweepOutbox(served.platform, ['yard'])
    await sweepOutbox(served.platform, ['yard'])
    expect(sms.sent).toHaveLength(1)
    expect((await attempt(MIA, await codeSentTo(served, MIA))).status).toBe(200)
    expect(JSON.stringify(logged)).not.toMatch(/412345678/)
    sms.failWith(new GatewayError('sms', '500'))
    await ask(KAI)
    await served.platform.runDeferred()
    sms.failWith(null)
    clock.pass(11)
    await sweepOutbox(served.platform, ['yard'])
    expect(sms.sent).toHaveLength(1)
  })
})

describe('GARAGE-2 a session', () => {
  it('GARAGE-2 is an HttpOnly, host-only cookie, Lax, and Secure over https', async () => {
    await ask(MIA)
    const code = await codeSentTo(served, MIA)
    const over = async (headers: Record<string, string>) => {
      await ask(MIA)
      const body = JSON.stringify({ phone: MIA, code: await codeSentTo(served, MIA) })
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body }
      return (await served.request('yard', '/api/auth/session', init)).headers.getSetCookie()
    }
    const [plain, sign, ...others] = await over({})
    expect(plain).toMatch(/^session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect([sign, others]).toEqual(['signed-in=1; Max-Age=2592000; Path=/; SameSite=Lax', []])
    const [secure, secureSign] = await over({ 'X-Forwarded-Proto': 'https' })
    expect(secure).toMatch(/^__Host-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(secureSign).toMatch(/; Secure$/)
    expect(`${plain}${secure}`).not.toContain(code)
  })

  it('GARAGE-2 SITE-1 another site’s cookie signs nobody in, in any call', async () => {
    const cookie = await signedIn(served, MIA)
    expect(await who(cookie, 'other')).toEqual({ user: null, watchlist: [] })
    const wish = { phone_number: MIA, car_id: 'car-1' }
    expect((await call(served, '/api/watchlist/save-car', wish, { slug: 'other', cookie })).status).toBe(401)
    expect((await call(served, '/api/auth/session', null, { slug: 'other', cookie, method: 'DELETE' })).status).toBe(
      204,
    )
    expect((await who(cookie)).user).toMatchObject({ phone: MIA })
  })

  it('GARAGE-2 is stored as a hash: neither token nor code is in the database', async () => {
    await ask(MIA)
    const code = await codeSentTo(served, MIA)
    const session = await attempt(MIA, code)
    const value = decodeURIComponent(cookieOf(session).replace('session=', '')).split('.')[0] ?? ''
    const token: string = JSON.parse(Buffer.from(value, 'base64').toString())
    expect((await who(cookieOf(session))).user).not.toBeNull()
    const { rows } = await served.platform.storage
      .rawDatabase()
      .executeSql(
        `select (select json_agg(c)::text from sign_in_codes c) || (select json_agg(s)::text from visitor_sessions s) as all`,
      )
    expect(rows[0].all).toContain(MIA)
    expect(rows[0].all).not.toContain(token)
    expect(rows[0].all).not.toMatch(new RegExp(`\\D${code}\\D`))
  })

  it('GARAGE-2 ends with a sign-out or after thirty days; expired sessions are deleted', async () => {
    const cookie = await signedIn(served, MIA)
    const ended = await call(served, '/api/auth/session', null, { cookie, method: 'DELETE' })
    expect([ended.status, ended.headers.get('Set-Cookie')]).toEqual([
      204,
      expect.stringMatching(/^session=; Max-Age=0/),
    ])
    expect(await who(cookie)).toEqual({ user: null, watchlist: [] })
    const next = await signedIn(served, MIA)
    served.platform.clock.pass(30 * 24 * 60 - 1)
    expect((await who(next)).user).not.toBeNull()
    served.platform.clock.pass(1)
    expect((await who(next)).user).toBeNull()
    await sweepSignIns(served.platform)
    const { rows } = await served.platform.storage
      .rawDatabase()
      .executeSql(
        'select (select count(*) from sign_in_codes)::int as codes, (select count(*) from visitor_sessions)::int as sessions',
      )
    expect(rows).toEqual([{ codes: 0, sessions: 0 }])
  })

  it('GARAGE-1 a site without a garage has no users and no sign-up, and runs no database query', async () => {
    const cookie = await signedIn(served, MIA)
    expect((await ask(MIA, 'plain')).status).toBe(404)
    expect((await attempt(MIA, '123456', 'plain')).status).toBe(404)
    await served.platform.storage.close()
    expect(await who(cookie, 'plain')).toEqual({ user: null, watchlist: [] })
  })
})
