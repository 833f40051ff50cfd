import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { enquire } from '#operations/inbox/testing.ts'
import { requestOn } from '#operations/site-request.ts'
import { staffColleagues } from '#operations/staff/staff-colleagues.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import { serveConsole } from '../server/console/console-app.ts'
import type { SiteVariables } from '../server/http/site-variables.ts'
import { createRenderer } from './entry.server.tsx'

const PASSWORD = 'tram lantern quokka'
const ORIGIN = 'http://console.localhost'
const MAIL_ID = 'a-mail-of-the-tests'
let platform: TestPlatform
let served: ReturnType<typeof serveConsole>
let talk: string
const cookieOf = new Map<string, string>()

beforeAll(async () => {
  const sites = [sampleSite(), sampleSite({ slug: 'rival', id: 'site-2', name: 'Rival', hostnames: ['rival.example'] })]
  const made = await createTestPlatform({ sites, now: new Date() })
  platform = { ...made, colleagues: staffColleagues(made.storage, made.clock) }
  served = serveConsole({
    platform,
    build: createRenderer(() => 'test'),
    host: 'console.localhost',
    edge: { production: false, plainHttp: false, trustProxy: false },
    allSites: () => [],
    pictures: { read: async () => null } as never,
  })
  await member('manager', 'yard')
  await member('manager', 'rival')
  talk = (await enquire(requestOn(platform, platform.site('yard')))).conversationId
})
afterAll(() => platform.close())

async function member(role: 'manager', slug: string): Promise<void> {
  const email = `${role}@${slug}.example`
  const personId = await platform.accounts.addPerson({ email, name: 'Kim', password: PASSWORD })
  const { members, transaction } = platform.storage.forSite({ slug })
  await transaction((within) => members.add(within, { personId, roles: [role], scope: WHOLE_SITE }, new Date()))
  const { cookies } = await platform.accounts.signIn(email, PASSWORD, platform.accounts.headersOf(new Headers(), ''))
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ')
  cookieOf.set(slug, cookie)
  const { value } = await platform.accounts.session(new Headers({ cookie }), new Date())
  if (value) await platform.storage.staff.people.noteSecondFactor(value.id, new Date())
}

async function ask(path: string, init: RequestInit = {}, slug = 'yard'): Promise<Response> {
  const headers = { cookie: cookieOf.get(slug) ?? '', ...init.headers }
  const env = { incoming: { socket: { remoteAddress: '203.0.113.9' } } }
  const outer = new Hono<SiteVariables>().all('*', (context) => served.fetch(context))
  return outer.request(ORIGIN + path, { ...init, headers }, env)
}

async function send(fields: Readonly<Record<string, string>>, ...files: readonly File[]): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ mailId: MAIL_ID, subject: '', place: '', ...fields }))
    body.set(name, value)
  for (const file of files) body.append('file', file)
  const sent = new Response(body)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  return ask(`/leads/${talk}/reply`, { method: 'POST', headers, body: await sent.arrayBuffer() })
}

const PNG = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0)], 'car.png')
const pdf = (name: string, bytes: number) => new File(['%PDF-1.7', new Uint8Array(bytes)], name)

describe('files of a reply', () => {
  it('INBOX-7 the form takes several files without script, and says what may go', async () => {
    const html = (await (await ask(`/leads/${talk}`)).text()).replaceAll('<!-- -->', '')
    expect(html).toMatch(/<form[^>]*action="\/leads\/[^"]+\/reply"[^>]*encType="multipart\/form-data"/i)
    expect(html).toMatch(/<input[^>]*type="file"[^>]*multiple/)
    expect(html).toContain('10 MB together at most')
  })

  it('INBOX-7 a refused file says which and why, and the draft is still there', async () => {
    const program = new File([Uint8Array.of(0x4d, 0x5a, 0, 0)], 'offer.pdf')
    const refused = await send({ text: 'Here is the offer', subject: 'Your HiLux' }, program)
    const html = await refused.text()
    expect(refused.status).toBe(409)
    expect(html).toContain('‘offer.pdf’ is a program or holds one.')
    expect(html).toContain('choose the files again')
    expect(html).toContain('Here is the offer')
    expect(html).toContain('value="Your HiLux"')
    const large = await send({ text: 'Here it is' }, pdf('one.pdf', 6_000_000), pdf('two.pdf', 6_000_000))
    expect(await large.text()).toMatch(/The files together have 11\.4 MB, and a mail takes 10 MB\..*Here it is/s)
    expect((await platform.storage.forSite(platform.site('yard')).inbox.mails.of(talk)).length).toBe(0)
  })

  it('INBOX-7 what is far too large, or has a NUL outside of a file, is refused with a sentence', async () => {
    const huge = await send({ text: 'Hi' }, pdf('film.pdf', 33 * 1024 * 1024))
    expect([huge.status, await huge.text()]).toEqual([413, expect.stringContaining('the text is still there')])
    const nul = await send({ text: 'a\0b' }, PNG)
    expect([nul.status, await nul.text()]).toEqual([400, expect.stringContaining('NUL')])
    const body = `text=${'x'.repeat(300_000)}`
    const headers = { 'content-length': String(body.length) }
    const other = await ask(`/leads/${talk}/note`, { method: 'POST', body, headers })
    expect(other.status).toBe(413)
  })

  it('INBOX-7 STAFF-5 the thread links to each file: saved, never shown, and not for another site', async () => {
    const sent = await send({ text: 'Two files' }, PNG, pdf('Angebot für Jo.pdf', 100_000))
    expect(sent.headers.get('location')).toBe(`/leads/${talk}?did=reply`)
    const html = await (await ask(`/leads/${talk}`)).text()
    const links = [...html.matchAll(/href="(\/leads\/[^"]+\/files\/[^"]+)"/g)].map(([, href]) => href ?? '')
    expect(links).toHaveLength(2)
    expect(html).toContain('98 kB')
    const [, second = ''] = links
    const file = await ask(second)
    expect(file.status).toBe(200)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Angebot f_r Jo.pdf"; filename*=UTF-8''Angebot%20f%C3%BCr%20Jo.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    })
    expect((await file.arrayBuffer()).byteLength).toBe(100_008)
    expect((await ask(second, {}, 'rival')).status).toBe(404)
    expect((await ask(`/leads/${talk}/files/none`)).status).toBe(404)
  })
})
