import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type Listening, listen } from '#server/http/listen.ts'
import { holdConnections } from '#storage/testing.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

const LEADS = 60

let served: ServedSites
let listening: Listening
let agent: Agent
beforeEach(async () => {
  agent = new Agent({ keepAlive: true })
  served = await serveSites({ sites: [sampleSite(), sampleSite({ slug: 'rival', id: 's2', name: 'Rival Cars' })] })
  listening = await listen(served.app, { host: '127.0.0.1', port: 0, variable: 'PORT' })
})
afterEach(async () => {
  agent.destroy()
  await listening.stop(0)
  await served.close()
})

it('H4-6 leads of a burst are answered one after the other, and another dealer’s page comes between them', async () => {
  const home = { host: 'rival.localhost', path: '/' }
  // As from a proxy: each connection is open before its lead comes.
  await Promise.all(Array.from({ length: LEADS + 1 }, () => ask(home)))
  let answered = 0
  const first = Promise.withResolvers<void>()
  const leads = Array.from({ length: LEADS }, async (_, number) => {
    const { status } = await ask({ host: 'yard.localhost', path: '/api/leads', lead: number })
    answered += 1
    first.resolve()
    return status
  })
  await first.promise
  const storedAtFirst = served.platform.logged.filter(({ event }) => event === 'lead stored').length
  expect((await ask(home)).status).toBe(200)
  const answeredAtPage = answered

  expect(await Promise.all(leads)).toEqual(Array(LEADS).fill(201))
  const { leads: stored } = served.platform.storage.forSite(served.platform.site('yard'))
  expect(await stored.list({})).toHaveLength(LEADS)
  // Otherwise every answer leaves when all leads are stored, and the page is asked for and comes after them.
  expect(storedAtFirst).toBeLessThan(LEADS / 2)
  expect(answeredAtPage).toBeLessThan(LEADS / 2)
})

it('H4-6 H1 while Postgres has no connection free, leads hear that it is busy, and are stored once when sent again', async () => {
  const busy = await serveSites({ sites: [sampleSite()], database: 'Postgres' })
  try {
    // Its version is known from then on.
    await busy.request('yard', '/')
    const release = await holdConnections(busy.platform.storage)
    const json = (number: number) =>
      busy.request('yard', '/api/leads', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `key-${number}` },
        body: JSON.stringify(leadOf(number)),
      })
    const numbers = Array.from({ length: 20 }, (_, number) => number)
    const leads = await Promise.all(numbers.map(json))
    await release()
    for (const lead of leads) {
      expect([lead.status, lead.headers.get('Retry-After')]).toEqual([503, '10'])
      expect(await lead.json()).toEqual({ error: 'We’re very busy just now. Please try again in a moment.' })
    }
    const again = await Promise.all(numbers.map(json))
    expect(again.map(({ status }) => status)).toEqual(numbers.map(() => 201))
    const { leads: stored } = busy.platform.storage.forSite(busy.platform.site('yard'))
    expect(await stored.list({})).toHaveLength(numbers.length)
  } finally {
    await busy.close()
  }
})

/** A request through a socket of its own, which stays open. */
async function ask({ host, path, lead }: { host: string; path: string; lead?: number }) {
  const headers = { Host: host, 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${(lead ?? 9) % 3}` }
  const asked = request({
    port: listening.port,
    host: '127.0.0.1',
    path,
    headers,
    agent,
    method: lead === undefined ? 'GET' : 'POST',
  })
  asked.end(lead === undefined ? '' : JSON.stringify(leadOf(lead)))
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  await text(response)
  return { status: response.statusCode }
}

const leadOf = (number: number) => ({
  category: 'General Enquiry',
  name: 'Jo',
  last_name: `Number ${number}`,
  email: `jo${number}@mail.example`,
  phone: '0412345678',
  postcode: '4105',
  message: 'Is it still there?',
})
