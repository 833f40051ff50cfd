import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiProblem } from '#domain/api/api-schemas.ts'
import { makeApiKey } from '#operations/api/api-keys.ts'
import { enquire } from '#operations/inbox/testing.ts'
import { requestOn } from '#operations/site-request.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createPageCache } from '#server/pages/page-cache.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'
import { CONSOLE_HOST as HOST, serveWithConsole, signedInManager } from './served-console.ts'

const NOW = new Date('2026-11-23T00:00:00Z')
const CAR = { id: 'car-1', slug: '2021-toyota-hilux', stocknum: 'U1' }

/** The same site on two platforms: one without a console, one with a console and a person at work in it. */
const pageCache = createPageCache(1e8, () => NOW.getTime())
let without: ServedSites
let beside: ServedSites
let cookie: string

beforeAll(async () => {
  without = await serveSites({ sites: [sampleSite()], now: NOW })
  beside = await serveWithConsole(NOW, { pageCache })
  for (const served of [without, beside]) {
    await served.platform.addCars('yard', [CAR])
    await enquire(requestOn(served.platform, served.platform.site('yard')))
  }
  cookie = await signedInManager(beside)
  const leads = await beside.request('yard', '/leads', { host: HOST, headers: { cookie } })
  expect([leads.status, await leads.text()]).toEqual([200, expect.stringContaining('Jo Nguyen')])
})
afterAll(async () => {
  await without.close()
  await beside.close()
})

describe.each(['/', '/search', '/search/toyota', `/cars/${CAR.slug}`, '/contact', '/not-there'])(
  'the buyer’s page %s beside a console',
  (path) => {
    it('STAFF-1 is byte for byte the page of a platform without a console, headers and files included', async () => {
      const [before, after] = [await answerOf(without, path), await answerOf(beside, path)]
      expect(after).toEqual(before)
      const files = [...before.body.toString().matchAll(/\/assets\/[\w./-]+\.(?:js|css)/g)].map(([file]) => file)
      if (path !== '/not-there') expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(1)
      for (const file of new Set(files)) {
        const script = await answerOf(beside, file)
        expect(script, file).toEqual(await answerOf(without, file))
        expect(script.body.includes('/events?stream') || script.body.includes('data-lead'), file).toBe(false)
      }
    })

    it('STAFF-1 is the same, from the same cache, for a person who is signed in to the console', async () => {
      const stranger = await answerOf(beside, path)
      const { entries } = pageCache.report
      expect(await answerOf(beside, path, { cookie })).toEqual(stranger)
      expect(pageCache.report.entries).toBe(entries)
    })
  },
)

it('K-9 an API call with a NUL character gets the error that the document describes, once its key is right', async () => {
  const { platform } = beside
  const owner = sampleStaff(['owner'], { id: 'owner', secondFactorAt: platform.clock.now() })
  const wanted = { name: 'Stock', rights: ['feed.push'], locations: null, days: 30 } as const
  const made = await makeApiKey(requestBy(platform, platform.site('yard'), owner), wanted)
  if (!made.ok) throw new Error(made.reason)
  const ask = async (path: string, body?: string, key = made.token) => {
    const answer = await beside.request('yard', path, {
      host: HOST,
      ...(body === undefined ? {} : { method: 'POST', body }),
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    })
    return [path, answer.status, apiProblem.parse(await answer.json()).error.code]
  }
  const address = '/api/v1/conversations?q=%00'
  expect(await ask(address)).toEqual([address, 400, 'nul'])
  for (const body of ['\0', '{"stocknum":"U\\u0000"}'])
    expect(await ask('/api/v1/cars', body)).toEqual(['/api/v1/cars', 400, 'nul'])
  // Nobody's body is read before their key.
  expect(await ask('/api/v1/cars', '\0', 'forecourt_key_x')).toEqual(['/api/v1/cars', 401, 'key-unknown'])
})

async function answerOf(served: ServedSites, path: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await served.request('yard', path, { headers: { accept: 'text/html', ...headers } })
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()),
  }
}
