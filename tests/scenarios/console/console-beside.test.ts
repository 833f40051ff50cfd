import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiProblem } from '#domain/api/api-schemas.ts'
import { enquire } from '#operations/inbox/testing.ts'
import { requestOn } from '#operations/site-request.ts'
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

it('K-9 an API call with a NUL character gets the error that the document describes', async () => {
  for (const sent of [
    { path: '/api/v1/conversations/x/notes', body: '\0' },
    { path: '/api/v1/conversations?q=%00' },
    { path: '/api/v1/cars', body: '{"stocknum":"U\\u0000"}' },
  ]) {
    const answer = await beside.request('yard', sent.path, {
      host: HOST,
      ...(sent.body === undefined ? {} : { method: 'POST', body: sent.body }),
      headers: { authorization: 'Bearer forecourt_key_x', 'content-type': 'application/json' },
    })
    expect(answer.status, sent.path).toBe(400)
    expect(apiProblem.parse(await answer.json()).error.code).toBe('nul')
  }
})

async function answerOf(served: ServedSites, path: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await served.request('yard', path, { headers: { accept: 'text/html', ...headers } })
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()),
  }
}
