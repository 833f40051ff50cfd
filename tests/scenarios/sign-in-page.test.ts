import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { codeSentTo, garageSite, signedIn } from './garage.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const ADDRESS = '?type=trade-in&redirect=%2Ftrade-in%3Fmake%3DKia&back=%2Fsearch%3Fpage%3D2'

let served: ServedSites
let number = 10
let mia: string
beforeAll(async () => {
  const gated = garageSite({ slug: 'gated', id: 'site-2', garage: { gates: ['trade-in', 'finance', 'checkout'] } })
  const plain = sampleSite({ slug: 'plain', id: 'site-3', integrations: { saving: 'browser' } })
  served = await serveSites({ sites: [garageSite(), gated, plain] })
})
afterAll(() => served.close())
beforeEach(() => {
  // Limits are per number, so each test has its own.
  number += 1
  mia = `+614123456${number}`
})

/** A browser without JavaScript, with its own address and cookie jar. */
function browser(slug = 'yard') {
  const jar = new Map<string, string>()
  const send = async (path: string, init: RequestInit = {}) => {
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { Cookie: cookies, 'X-Forwarded-For': `198.51.100.${number}`, ...init.headers }
    const response = await served.request(slug, path, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0/.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  return {
    get: send,
    post: (path: string, fields: Readonly<Record<string, string>>) =>
      send(path, { method: 'POST', headers: FORM, body: new URLSearchParams(fields).toString() }),
  }
}

const next = (response: Response) => response.headers.get('Location') ?? ''

describe('ROUTE-5 the sign-in', () => {
  it('ROUTE-5 leads through number and code to the page the visitor wanted, without JavaScript', async () => {
    const { get, post } = browser()
    const first = await get(`/sign-in${ADDRESS}`)
    expect(first.status).toBe(200)
    expect(first.headers.get('Cache-Control')).toBe('no-store')
    const html = await first.text()
    expect(html).toContain('Sign in to value your trade-in')
    expect(html).toContain('href="/search?page=2"')
    expect(html).toContain('content="noindex"')
    const asked = await post(`/sign-in${ADDRESS}`, { phone: mia })
    expect([asked.status, next(asked)]).toEqual([303, `/sign-in/code${ADDRESS}`])
    const second = await (await get(next(asked))).text()
    expect(second).toMatch(
      /<input[^>]*autoComplete="one-time-code"[^>]*inputMode="numeric"|<input[^>]*inputMode="numeric"[^>]*autoComplete="one-time-code"/i,
    )
    expect(second).toContain('We sent a 6-digit code to 04')
    const code = await codeSentTo(served, mia)
    const done = await post(next(asked), { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })
    expect([done.status, next(done)]).toEqual([303, '/trade-in?make=Kia'])
    const straightOn = await get('/sign-in?type=watchlist&redirect=/search')
    expect([straightOn.status, next(straightOn)]).toEqual([302, '/search'])
  })

  it('ROUTE-5 shows the step again with an error and the typed value', async () => {
    const { get, post } = browser()
    const odd = await post('/sign-in', { phone: '12"3' })
    expect(odd.status).toBe(422)
    const html = await odd.text()
    expect(html).toContain('Enter a mobile number that can receive text messages, such as 0412 345 678.')
    expect(html).toContain('value="12&quot;3"')
    expect(html).toContain('aria-invalid="true"')
    const asked = await post('/sign-in', { phone: mia })
    const code = await codeSentTo(served, mia)
    const wrong = await post(next(asked), { code: code.replace(/^./, (digit) => String((Number(digit) + 1) % 10)) })
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('That’s not the code we sent. You can try 4 times more.')
    const again = await post('/sign-in', { again: '1' })
    expect(next(again)).toContain('/sign-in/code')
    expect(await (await get(next(again))).text()).toContain('A new code is on its way.')
    expect((await post(next(asked), { code: await codeSentTo(served, mia) })).status).toBe(303)
  })

  it('ROUTE-5 the second step without the first redirects to the first; other steps are 404', async () => {
    const { get, post } = browser()
    const early = await get(`/sign-in/code${ADDRESS}`)
    expect([early.status, next(early)]).toEqual([302, `/sign-in${ADDRESS}`])
    expect(next(await post('/sign-in/code', { code: '123456' }))).toMatch(/^\/sign-in\?/)
    expect((await get('/sign-in/other')).status).toBe(404)
  })

  it('ROUTE-5 redirect and back never lead to another site', async () => {
    const { get, post } = browser()
    for (const evil of ['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)']) {
      const address = `/sign-in?${new URLSearchParams({ redirect: evil, back: evil })}`
      expect(await (await get(address)).text(), evil).not.toMatch(/(href|action)="[^"]*(evil|javascript)/)
      expect(next(await post(address, { phone: `+614111222${number}` })), evil).not.toContain('evil')
    }
  })

  it('GARAGE-2 a number over its limit sees when to try again', async () => {
    const { post } = browser()
    await Promise.all(
      Array.from({ length: 5 }, () =>
        served.platform.storage.forSite({ slug: 'yard' }).transaction(async (within) => {
          const { signInCodes } = served.platform.storage.forSite({ slug: 'yard' })
          const now = served.platform.clock.now()
          await signInCodes.put(
            mia,
            { id: mia, salt: '', host: '', expiresAt: now, at: now, asked: { since: now, count: 5 } },
            within,
          )
        }),
      ),
    )
    const refused = await post('/sign-in', { phone: mia })
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600'])
    expect(await refused.text()).toContain('Please try again in 60 minutes.')
  })

  it('GARAGE-1 a site without a garage has no sign-in', async () => {
    const { get, post } = browser('plain')
    expect((await get('/sign-in')).status).toBe(404)
    expect((await post('/sign-in', { phone: mia })).status).toBe(404)
  })
})

describe('GARAGE-3 a gate', () => {
  const anonymous = (path: string, init: RequestInit = {}) => served.request('gated', path, init)

  it('GARAGE-3 sends an anonymous visitor to the sign-in with type, redirect and back', async () => {
    const referrer = { Referer: 'http://gated.localhost/search?page=2' }
    const answer = await anonymous('/trade-in?make=Kia', { headers: referrer })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(next(answer)).toBe(`/sign-in${ADDRESS}`)
    const elsewhere = await anonymous('/finance', { headers: { Referer: 'https://elsewhere.example/trap' } })
    expect(next(elsewhere)).toBe('/sign-in?type=finance&redirect=%2Ffinance')
  })

  it('F-6 ROUTE-7 GARAGE-3 leads a finance link of a car on to its form, as without the gate', async () => {
    const { get, post } = browser('gated')
    const asked = await get('/finance?vehiclePriceBudget=45990&car_id=c1&car_type=used')
    expect(next(asked)).toContain('car_type%3Dused%23finance-form')
    const coded = await post(next(asked), { phone: mia })
    const done = await post(next(coded), { code: await codeSentTo(served, mia) })
    expect(next(done)).toBe('/finance?vehiclePriceBudget=45990&car_id=c1&car_type=used#finance-form')
  })

  it('GARAGE-3 covers any spelling of a path, and paths without a route', async () => {
    for (const path of ['/Trade-In', '/trade-in/', '/trade%2Din', '/cars/any-car/checkout', '/cars/any-car/buy-online'])
      expect([path, (await anonymous(path)).status, next(await anonymous(path))]).toEqual([
        path,
        303,
        expect.stringMatching(/^\/sign-in\?type=(trade-in|checkout)/),
      ])
    const data = await anonymous('/trade-in.data')
    expect(await data.text()).toContain('/sign-in?type=trade-in')
  })

  it('GARAGE-3 refuses a form posted behind it', async () => {
    const body = new URLSearchParams({ name: 'Mia', email: 'mia@mail.example' }).toString()
    const posted = await anonymous('/trade-in', { method: 'POST', headers: FORM, body })
    expect([posted.status, next(posted)]).toEqual([303, '/sign-in?type=trade-in&redirect=%2Ftrade-in'])
    expect(await served.platform.storage.forSite({ slug: 'gated' }).leads.list({})).toEqual([])
  })

  it('GARAGE-3 lets signed-in visitors through, and their page is not cached', async () => {
    const cookie = await signedIn(served, mia, 'gated')
    for (let time = 0; time < 2; time += 1) {
      const page = await anonymous('/trade-in', { headers: { Cookie: cookie } })
      expect(page.status).toBe(200)
      expect([page.headers.get('X-Cache'), page.headers.get('Cache-Control')]).toEqual([null, 'no-store'])
      expect((await page.text()).length).toBeGreaterThan(5000)
      expect((await anonymous('/trade-in')).status).toBe(303)
    }
  })

  it('SITE-1 GARAGE-3 a session of another site opens no gate', async () => {
    const cookie = await signedIn(served, mia, 'yard')
    expect((await anonymous('/trade-in', { headers: { Cookie: cookie } })).status).toBe(303)
  })

  it('GARAGE-3 is per site: without it the page is public and cached', async () => {
    expect((await served.request('yard', '/trade-in')).status).toBe(200)
    expect((await served.request('yard', '/trade-in')).headers.get('X-Cache')).toBe('hit')
    expect((await anonymous('/book-test-drive')).status).toBe(200)
  })
})
