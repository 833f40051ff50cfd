import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_MARKS } from '#domain/intake/settled-file.ts'
import type { FeedSources, Pulled, PullRequest } from '#gateways/feed-sources/feed-sources.ts'
import { hashOfFile } from '#gateways/save-limited.ts'
import { tryRun } from '#operations/intake/manage-feeds.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { renderPage } from '../testing/render-page.ts'
import { routes as FEED_FORM } from './feed-form.route.ts'
import { routes as FEED_UPLOAD } from './feed-upload.route.ts'
import { routes as FEEDS } from './feeds.route.ts'

const HANDLERS: Readonly<Record<string, ConsoleHandler>> = { ...FEEDS, ...FEED_FORM, ...FEED_UPLOAD }
const KIM = sampleStaff(['manager'])
const KEY = `SHA256:${'k'.repeat(43)}`
let platform: TestPlatform
let pulled: Pulled | string
const asked: PullRequest[] = []

const feedSources: FeedSources = {
  async pull(request) {
    asked.push(request)
    if (typeof pulled !== 'string') return pulled
    const path = join(request.folder, 'received')
    await writeFile(path, pulled)
    const file = { path, name: 'stock.csv', bytes: pulled.length, hash: await hashOfFile(path) }
    return { kind: 'fetched', file, marks: { ...NO_MARKS, modifiedAt: Date.parse('2026-11-22T20:10:00Z') } }
  },
  secretsOf: (slug) => (slug === 'yard' ? ['dms'] : []),
}

beforeAll(async () => {
  platform = await createTestPlatform({
    sites: [sampleSite(), sampleSite({ slug: 'rival', id: 'site-2' })],
    feedSources,
  })
})
afterAll(() => platform.close())

const site = () => platform.site('yard')
const feeds = () => platform.storage.forSite(site()).feeds

async function send(address: string, typed: Readonly<Record<string, string>> = {}, file: string | null = null) {
  const [method = '', path = ''] = address.split(' ')
  const [, name = ''] = /^\/feeds\/([^/]+)\//.exec(path) ?? []
  const key = `${method} ${name === '' ? path : path.replace(`/feeds/${name}/`, '/feeds/:name/')}`
  const form = new FormData()
  for (const [field, value] of Object.entries(typed)) form.set(field, value)
  const upload = new FormData()
  if (file !== null) upload.set('file', new File([file], 'by-hand.csv'))
  const request = new Request('http://console.test/', { method: 'POST', body: upload })
  const body = { type: request.headers.get('content-type') ?? '', stream: request.body }
  const call = { platform, params: { name }, query: new URLSearchParams(), form, body, visitor: { actor: KIM } }
  const answer: ConsoleAnswer = await HANDLERS[key]!(call as unknown as ConsoleCall)
  const html = 'page' in answer ? await renderPage(answer.page) : ''
  return { html, to: 'to' in answer ? answer.to : null, status: 'page' in answer ? answer.status : 303 }
}

const csv = (cars: number) =>
  `make,model,year,stocknum,price,km\n${Array.from({ length: cars }, (_, car) => `Kia,Rio,2022,S${car},${20_000 + car},${40_000 + car}\n`).join('')}`
const NEW = { name: 'dms', way: 'https', address: 'https://dms.example/stock.csv', every: 'day', time: '06:30' }

describe('INTAKE-1 the form of a feed', () => {
  it('INTAKE-1 a trial before saving shows the file and its first cars, and saves nothing', async () => {
    pulled = csv(3)
    const { html, status } = await send('POST /feeds', { ...NEW, do: 'try' })
    for (const part of ['It works', 'stock.csv, 1 kB, changed 23/11/2026', '3 of the first 3 rows', '2022 Kia Rio'])
      expect(html).toContain(part)
    expect([status, await feeds().list()]).toEqual([200, []])
    expect(asked.at(-1)).toMatchObject({ isTrial: true, account: 'yard--dms' })
  })

  it('INTAKE-1 says each fault beside its field, keeps what is typed, and saves nothing', async () => {
    const bad = { ...NEW, address: 'ftp://dms.example', carsFallBy: '900', do: 'save' }
    const { html, status } = await send('POST /feeds', bad)
    expect(html).toMatch(/id="field-address-fault"[^>]*>Enter an address that starts with https:/)
    expect(html).toMatch(/id="field-carsFallBy-fault"[^>]*>Enter a whole number from 1 to 100/)
    for (const part of ['2 fields need a correction', 'value="ftp://dms.example"', 'aria-invalid="true"'])
      expect(html).toContain(part)
    expect([status, await feeds().list()]).toEqual([409, []])
  })

  it('INTAKE-1 says what went wrong in a trial and what to do', async () => {
    pulled = { kind: 'failed', fault: 'refused user name or password' }
    const { html } = await send('POST /feeds', { ...NEW, do: 'try' })
    expect(html).toContain('The server refused user name or password.')
    expect(html).toContain('Check the user name, and ask Forecourt’s support')
    pulled = { kind: 'failed', fault: 'has no such file: check the path in the address', names: ['cars.csv'] }
    expect((await send('POST /feeds', { ...NEW, do: 'try' })).html).toContain('<code>cars.csv</code>')
  })

  it('INTAKE-1 an unknown SFTP server shows its key, which a person confirms; a changed one shows both', async () => {
    const sftp = { ...NEW, way: 'sftp', address: 'sftp://dms.example/stock.csv', username: 'yard' }
    pulled = { kind: 'failed', fault: `shows the key ${KEY}, which no one has confirmed yet`, hostKey: KEY }
    const first = await send('POST /feeds', { ...sftp, do: 'try' })
    expect(asked.at(-1)?.definition.hostKey).toBe('')
    expect(first.html).toContain(`name="shownKey" value="${KEY}"`)
    expect(first.html).toContain('This is its key')
    pulled = csv(2)
    const trusted = await send('POST /feeds', { ...sftp, shownKey: KEY, do: 'trust' })
    expect(asked.at(-1)?.definition.hostKey).toBe(KEY)
    expect(trusted.html).toContain(`name="hostKey" value="${KEY}"`)
    const other = `SHA256:${'n'.repeat(43)}`
    pulled = { kind: 'failed', fault: `shows another key (${other})`, hostKey: other }
    const changed = await send('POST /feeds', { ...sftp, hostKey: KEY, do: 'try' })
    for (const part of [`<dd><code>${KEY}`, `<dd><code>${other}`, 'The sender changed it'])
      expect(changed.html).toContain(part)
  })

  it('INTAKE-1 offers the passwords of this site by name, and says which is not set yet', async () => {
    const { html } = await send('GET /feeds/new')
    expect(html).toContain('<option value="dms">dms</option>')
    expect(html).toContain('give it to Forecourt’s support, who set it for this feed')
    const chosen = await send('POST /feeds', { ...NEW, name: 'Stock', secret: 'dms', do: 'save' })
    expect(html).not.toContain('FEED_SECRET')
    expect(chosen.html).not.toContain('Forecourt’s support')
  })

  it('INTAKE-1 saves a feed with its own password, limits and schedule; another of its name is refused', async () => {
    const typed = { ...NEW, secret: 'dms', username: 'yard', carsFallBy: '80', soldAfterFiles: '1', do: 'save' }
    expect((await send('POST /feeds', { ...typed, name: 'old' })).to).toBe('/feeds?did=saved')
    const stored = await feeds().find('old')
    expect(stored?.definition).toMatchObject({ schedule: '30 6 * * *', limits: { carsFallBy: 80 }, soldAfterFiles: 1 })
    // Half past six in Brisbane, and the feed's own share of two minutes.
    expect(stored?.nextPullAt?.toISOString()).toMatch(/T20:3[0-2]:/)
    const again = await send('POST /feeds', { ...typed, name: 'old', address: 'https://other.example/x.csv' })
    expect([again.status, again.html.includes('has a feed of this name')]).toEqual([409, true])
    expect((await feeds().find('old'))?.definition.address).toBe(NEW.address)
    pulled = csv(4)
    await send('POST /feeds/old/pull')
    expect(asked.at(-1)?.account).toBe('yard--dms')
    const edit = await send('GET /feeds/old/edit')
    for (const part of ['value="06:30"', 'value="80"', 'Edit old', 'Its 4 cars stay for sale'])
      expect(edit.html).toContain(part)
  })

  it('INTAKE-1 INTAKE-4 a paused feed is not looked at and not silent; silence counts from when it is resumed', async () => {
    expect((await send('POST /feeds/old/pause', { pause: 'yes' })).to).toBe('/feeds?did=paused')
    expect([(await feeds().find('old'))?.nextPullAt, (await feeds().find('old'))?.hash]).toEqual([
      null,
      expect.any(String),
    ])
    platform.clock.pass(100 * 60)
    expect((await send('GET /feeds')).html).toContain('Paused</span>')
    await send('POST /feeds/old/pause', { pause: 'no' })
    const board = (await send('GET /feeds')).html
    expect([board.includes('Silent for'), board.includes('Pause</button>')]).toEqual([false, true])
    platform.clock.pass(25 * 60)
    expect((await send('GET /feeds')).html).toContain('Silent for a day')
  })

  it('INTAKE-1 a removed feed leaves its cars and its history, and can be added again', async () => {
    expect((await send('POST /feeds/old/remove')).to).toBe('/feeds?did=removed')
    expect(await feeds().list()).toEqual([])
    expect(await platform.storage.forSite(site()).imports.copy()).toHaveLength(4)
    const board = (await send('GET /feeds')).html
    for (const part of ['Removed feeds', '4 added.', '4 cars are still for sale', 'No feed yet'])
      expect(board).toContain(part)
    const [run] = await platform.storage.forSite(site()).feedRuns.latest('old', 1)
    expect(await tryRun(requestBy(platform, site(), KIM), run?.id ?? '')).toMatchObject({ ok: true })
    await expect(send('GET /feeds/old/edit')).rejects.toThrow('absent')
    await expect(send('POST /feeds/old/pull')).rejects.toThrow('absent')
    expect((await send('POST /feeds', { ...NEW, name: 'old', do: 'save' })).to).toBe('/feeds?did=saved')
    expect((await send('GET /feeds')).html).not.toContain('Silent for')
    const filter = { personId: null, object: 'old', from: null, until: null }
    const rows = await platform.storage.forSite(site()).audit.list(filter, 20, null)
    expect(rows.filter(({ action }) => action === 'feed.edit').length).toBeGreaterThanOrEqual(5)
  })
})

describe('INTAKE-1 an uploaded file', () => {
  it('INTAKE-1 goes to the run’s page; the same again changes nothing; no file and an empty one are refused', async () => {
    expect((await send('POST /feeds', { name: 'by-hand', way: 'upload', do: 'save' })).to).toBe('/feeds/by-hand/upload')
    expect((await send('GET /feeds/by-hand/upload')).html).toContain('Upload and check')
    const first = await send('POST /feeds/by-hand/upload', {}, csv(20).replaceAll(',S', ',H'))
    expect(first.to).toMatch(/^\/feed-runs\//)
    const again = await send('POST /feeds/by-hand/upload', {}, csv(20).replaceAll(',S', ',H'))
    expect(again.html).toContain('This is the file that we have')
    expect((await send('POST /feeds/by-hand/upload')).html).toContain('Choose a file first.')
    expect((await send('POST /feeds/by-hand/upload', {}, '')).html).toContain('The file is empty.')
    const held = await send('POST /feeds/by-hand/upload', {}, csv(5).replaceAll(',S', ',H'))
    const [, , id = ''] = held.to?.split('/') ?? []
    expect((await platform.storage.forSite(site()).feedRuns.find(id))?.outcome).toBe('held')
  })

  it('INTAKE-1 one that is larger than allowed changes nothing', async () => {
    const large = await send('POST /feeds/by-hand/upload', {}, 'x'.repeat(26 * 1024 * 1024))
    expect([large.status, large.html.includes('larger than 25 MB')]).toEqual([409, true])
  })
})

it('STAFF-5 a manager of one location edits no feed of all locations', async () => {
  const scope = { dealerships: null, locations: ['somewhere'], categories: null }
  const limited = { ...KIM, scope }
  const form = new FormData()
  for (const [field, value] of Object.entries({ ...NEW, name: 'limited', do: 'save' })) form.set(field, value)
  const call = { platform, params: { name: 'old' }, query: new URLSearchParams(), form, visitor: { actor: limited } }
  for (const address of [
    'POST /feeds',
    'POST /feeds/:name/edit',
    'POST /feeds/:name/remove',
    'POST /feeds/:name/pause',
  ])
    await expect(HANDLERS[address]!(call as unknown as ConsoleCall)).rejects.toThrow('absent')
  expect((await feeds().list()).map(({ name }) => name)).toEqual(['by-hand', 'old'])
})
