import { afterAll, beforeAll, expect, it } from 'vitest'
import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { enquire } from '#operations/inbox/testing.ts'
import { requestOn } from '#operations/site-request.ts'
import { staffColleagues } from '#operations/staff/staff-colleagues.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import { createConsole } from './console-app.ts'
import { createRenderer } from './entry.server.tsx'

const PASSWORD = 'tram lantern quokka'
const ORIGIN = 'http://console.localhost'
const DESK = { email: 'desk@yard.example', name: 'The sales desk' }
let platform: TestPlatform
let app: ReturnType<typeof createConsole>
let cookie: string
let talk: string

beforeAll(async () => {
  const leads = { contactFields: { lastName: 'none' as const } }
  const sites = [sampleSite({ leads, delivery: { textSender: { from: '+61491570006' } } })]
  platform = await createTestPlatform({ sites, now: new Date() })
  app = createConsole({
    platform: { ...platform, colleagues: staffColleagues(platform.storage, platform.clock) },
    build: createRenderer(() => 'test'),
    addressOf: () => '203.0.113.9',
    allSites: () => [],
  })
  const personId = await platform.accounts.addPerson({ ...DESK, password: PASSWORD })
  const { members, transaction } = platform.storage.forSite(platform.site('yard'))
  await transaction((within) => members.add(within, { personId, roles: ['manager'], scope: WHOLE_SITE }, new Date()))
  const headers = platform.accounts.headersOf(new Headers(), '203.0.113.9')
  const { cookies } = await platform.accounts.signIn(DESK.email, PASSWORD, headers)
  cookie = cookies.map((each) => each.split(';')[0]).join('; ')
  const { value } = await platform.accounts.session(new Headers({ cookie }), new Date())
  if (value) await platform.storage.staff.people.noteSecondFactor(value.id, new Date())
  const buyer = { name: 'Priya Raman', last_name: '', email: 'priya@mail.example' }
  talk = (await enquire(requestOn(platform, platform.site('yard')), buyer)).conversationId
})
afterAll(() => platform.close())

const get = async (path: string) =>
  (await (await app.request(ORIGIN + path, { headers: { cookie } })).text()).replaceAll('<!-- -->', '')
const post = (path: string, fields: Readonly<Record<string, string>>) =>
  app.request(ORIGIN + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })

it('CR-B2 a buyer who typed both names into one field is greeted by the first, in each mail and text', async () => {
  await platform.runDeferred()
  const [confirmation] = platform.mailer.sent.filter(({ to }) => to === 'priya@mail.example')
  expect(confirmation?.text).toContain('Hi Priya,')
  const page = await get(`/leads/${talk}`)
  expect(page).toContain('Hi Priya,')
  expect(page).not.toContain('Hi Priya Raman')
  const mailId = /name="mailId" value="([^"]+)"/.exec(page)?.[1] ?? ''
  await post(`/leads/${talk}/reply`, { mailId, subject: 'Yes', text: 'Hi {first_name}, it is here.', place: '' })
  await platform.runDeferred()
  expect(platform.mailer.sent.at(-1)?.text).toContain('Hi Priya, it is here.')
})

it('CR-C4 a name that is no person’s is whole in the list', async () => {
  await post(`/leads/${talk}/note`, { text: 'Prefers mornings', place: '' })
  expect(await get('/leads')).toMatch(/The sales desk, note.*Prefers mornings/s)
})
