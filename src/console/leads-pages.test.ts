import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { ROLES, type Role } from '#domain/staff/roles.ts'
import { enquire } from '#operations/inbox/testing.ts'
import { requestOn } from '#operations/site-request.ts'
import { staffColleagues } from '#operations/staff/staff-colleagues.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import { createConsole } from './console-app.ts'
import { createRenderer } from './entry.server.tsx'
import { lengthText } from './leads/length-text.ts'
import { formOf } from './testing/page-form.ts'

const PASSWORD = 'tram lantern quokka'
const ORIGIN = 'http://console.localhost'
let platform: TestPlatform
let app: ReturnType<typeof createConsole>
const cookies = new Map<string, string>()
const ids = new Map<string, string>()
let talk: string
let other: string

beforeAll(async () => {
  const sites = [sampleSite({ delivery: { textSender: { from: '+61491570006' } } })]
  platform = await createTestPlatform({ sites, now: new Date() })
  const platformWithStaff = { ...platform, colleagues: staffColleagues(platform.storage, platform.clock) }
  app = createConsole({
    platform: platformWithStaff,
    build: createRenderer(() => 'test'),
    addressOf: () => '203.0.113.9',
    allSites: () => [],
  })
  for (const role of ROLES.filter((each) => each !== 'owner')) await member(role)
  const [car] = await platform.addCars('yard', [{ price_type: 'drive_away' }])
  talk = (await enquire(requestOn(platform, site()), { car_id: car?.id, category: 'Vehicle Enquiry' })).conversationId
  other = (await enquire(requestOn(platform, site()), { ...ANN })).conversationId
})
afterAll(() => platform.close())

const ANN = { name: 'Ann', last_name: 'Abbott', email: 'ann@mail.example', phone: '0498 765 432', message: 'Open now?' }
const site = () => platform.site('yard')

async function member(role: Role): Promise<void> {
  const email = `${role}@yard.example`
  const personId = await platform.accounts.addPerson({ email, name: `Kim ${role}`, password: PASSWORD })
  const { members, transaction } = platform.storage.forSite(site())
  await transaction((within) => members.add(within, { personId, roles: [role], scope: WHOLE_SITE }, new Date()))
  const headers = platform.accounts.headersOf(new Headers(), '203.0.113.9')
  const signedIn = await platform.accounts.signIn(email, PASSWORD, headers)
  cookies.set(role, signedIn.cookies.map((each) => each.split(';')[0]).join('; '))
  ids.set(role, personId)
  const { value } = await platform.accounts.session(new Headers({ cookie: cookies.get(role) ?? '' }), new Date())
  if (value) await platform.storage.staff.people.noteSecondFactor(value.id, new Date())
}

async function get(path: string, role: Role = 'manager'): Promise<string> {
  const answer = await app.request(ORIGIN + path, { headers: { cookie: cookies.get(role) ?? '' } })
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.text()).replaceAll('<!-- -->', '')
}

function post(path: string, fields: Readonly<Record<string, string>> | string[][], role: Role = 'manager') {
  return app.request(ORIGIN + path, {
    method: 'POST',
    headers: { cookie: cookies.get(role) ?? '', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
}

const conversation = (id = talk) => platform.storage.forSite(site()).inbox.conversations.find(id)

describe('the lead list', () => {
  it('INBOX-5 shows the person, the car with photo and price, what was said, the clock and the owner', async () => {
    const html = await get('/leads')
    for (const text of [
      'Jo Nguyen',
      '2021 Toyota HiLux',
      '$52,990 drive away',
      'Is it still there?',
      'Unassigned',
      '>New<',
    ])
      expect(html).toContain(text)
    expect(html).toMatch(/src="\/(drawn|pictures)\//)
  })

  it('INBOX-5 has its view, filters and words in the address, and links and forms return to them', async () => {
    const found = await get('/leads?q=abbott&stage=new')
    expect(found).toContain('Ann Abbott')
    expect(found).not.toContain('Jo Nguyen')
    expect(found).toContain(`href="/leads/${other}?q=abbott&amp;stage=new"`)
    expect(await get('/leads?view=overdue')).toContain('Nobody waits too long')
    const shown = await get(`/leads/${talk}?view=unassigned`)
    expect(shown).toContain('name="place" value="?view=unassigned"')
    const done = await post(`/leads/${talk}/note`, { text: 'Prefers mornings', place: '?view=unassigned' })
    expect(done.headers.get('location')).toBe(`/leads/${talk}?view=unassigned&did=note`)
  })

  it.each(['5432', '65 432', '765 432', '8765 432', '98765432', '8 765-432'])(
    'INBOX-5 CR-B15 finds a person by the end of their phone number: %s',
    async (digits) => {
      const found = await get(`/leads?${new URLSearchParams({ view: 'all', q: digits })}`)
      expect(found).toContain('Ann Abbott')
      expect(found).not.toContain('Jo Nguyen')
    },
  )

  it('INBOX-4 CR-B8 gives several leads to one person at once, and none to a person who may not answer', async () => {
    const chosen = [
      ['id', talk],
      ['id', other],
      ['person', ids.get('sales') ?? ''],
      ['place', ''],
    ]
    const done = await post('/leads/assign', chosen, 'lead-coordinator')
    expect(done.headers.get('location')).toMatch(/^\/leads\?given=2&step=/)
    expect([(await conversation())?.assignee, (await conversation(other))?.assignee]).toEqual([
      ids.get('sales'),
      ids.get('sales'),
    ])
    const none = await post('/leads/assign', [
      ['id', other],
      ['person', ids.get('read-only') ?? ''],
    ])
    expect([none.status, await none.text()]).toEqual([
      409,
      expect.stringContaining('>Kim read-only can’t answer these leads.<'),
    ])
    // Without a person nothing changes; 'Nobody' is a choice of its own.
    await post('/leads/assign', { id: other, person: '' }, 'lead-coordinator')
    expect((await conversation(other))?.assignee).toBe(ids.get('sales'))
    await post('/leads/assign', { id: other, person: 'nobody' }, 'lead-coordinator')
    expect((await conversation(other))?.assignee).toBeNull()
  })

  it('STAFF-5 shows a person no control without its right', async () => {
    const html = await get(`/leads/${talk}`, 'read-only')
    expect(html).toContain('Jo Nguyen')
    expect(html).not.toMatch(/<form method="post" action="\/leads/)
    expect(await get('/leads', 'sales')).not.toContain('action="/leads/assign"')
    expect(await get(`/leads/${talk}`, 'sales')).not.toMatch(/Erase this person|Who would get this lead/)
  })
})

describe('settings of the inbox', () => {
  it('INBOX-7 INBOX-8 stores a template, refuses one with an unknown variable, and offers it for mails and texts with its length', async () => {
    const wrong = await post('/site/templates', { id: '', name: 'Still here', subject: '', body: 'Hi {nobody}' })
    expect([wrong.status, await wrong.text()]).toEqual([
      409,
      expect.stringMatching(/Hi \{nobody\}[\s\S]*\{nobody\} isn’t known\. There are \{first_name\}/),
    ])
    const body = 'Hi {first_name}, the {car} costs {price_with_type}.'
    const saved = await post('/site/templates', { id: '', name: 'Still here', subject: 'Your {car}', body })
    expect(saved.headers.get('location')).toBe('/site/templates?saved=1')
    const id = /<option value="([^"]+)">Still here/.exec(await get(`/leads/${talk}`))?.[1] ?? ''
    const draft = await get(`/leads/${talk}?template=${id}`)
    expect(draft).toMatch(/Hi Jo, the 2021 Toyota HiLux .* costs \$52,990 drive away\./)
    const text = await get(`/leads/${talk}?compose=text&template=${id}`)
    const filled = /<textarea name="text"[^>]*>(Hi Jo, the 2021 [^<]*drive away\.)</.exec(text)?.[1] ?? ''
    expect(text).toContain(`>${filled.length} of 160 characters, 1 message<`)
    expect(await get('/site/templates')).toContain(`>${lengthText(body)}<`)
    expect((await post('/site/templates', { id, name: 'Other', subject: '', body }, 'sales')).status).toBe(403)
    const named = await (await post(`/site/templates/${id}/remove`, {})).text()
    expect(named).toContain('Remove the template ‘Still here’?')
    const shown = { 'shown.name': 'Still here', 'shown.subject': 'Your {car}', 'shown.body': body }
    await post(`/site/templates/${id}/remove`, { ...shown, sure: 'yes' })
    expect(await get('/site/templates')).toContain('No templates yet')
  })

  it('INBOX-4 says who would get a made-up lead by a rule that is not saved, and keeps rules in order', async () => {
    const rule = { makes: 'Toyota, Lexus', name: 'Toyotas', to: `person ${ids.get('sales')}` }
    const lead = { category: 'Vehicle Enquiry', make: 'Toyota', do: 'try' }
    const tried = async (fields: Readonly<Record<string, string>>) =>
      (await post('/site/assignment', { ...rule, ...lead, ...fields })).text()
    const found = await tried({})
    expect(found).toMatch(/This lead goes to <strong>Kim sales<[\s\S]*Toyotas: goes to Kim sales/)
    expect(found).toContain('No rules yet')
    const none = await tried({ make: 'Kia' })
    expect(none).toMatch(/This lead goes to <strong>Unassigned<[\s\S]*does not fit: make/)
    await post('/site/assignment', rule)
    await post('/site/assignment', { name: 'The rest', to: `person ${ids.get('manager')}` })
    const stored = async () => (await platform.storage.forSite(site()).inbox.assignment.rules()).map(({ name }) => name)
    expect(await stored()).toEqual(['Toyotas', 'The rest'])
    const [, rest] = await platform.storage.forSite(site()).inbox.assignment.rules()
    await post(`/site/assignment/${rest?.id}/step`, { do: 'up' })
    expect(await stored()).toEqual(['The rest', 'Toyotas'])
    for (const { id } of await platform.storage.forSite(site()).inbox.assignment.rules())
      await post(`/site/assignment/${id}/step`, { do: 'remove' })
    expect(await stored()).toEqual([])
    expect((await post('/site/assignment', { name: 'To nobody' })).status).toBe(409)
  })
})

describe('finding and following', () => {
  it('the palette finds leads, cars, colleagues and pages, of those that the person may see', async () => {
    const found = await get('/find?q=hilux')
    expect(found).toMatch(new RegExp(`href="/leads/${talk}"`))
    expect(found).toMatch(/aria-label="Cars"[\s\S]*href="\/stock\//)
    expect(await get('/find?q=kim')).toContain(`href="/leads?assignee=${ids.get('sales')}"`)
    expect(await get('/find?q=audit')).toContain('href="/audit"')
    expect(await get('/find?q=audit', 'sales')).toContain('Nothing found')
    expect(await get('/find?q=invite')).toContain('href="/staff?invite"')
    expect(await get('/find?q=invite', 'sales')).toContain('Nothing found')
  })

  it('INBOX-5 tells an open page of a lead that changed', async () => {
    const answer = await app.request(`${ORIGIN}/events?stream`, { headers: { cookie: cookies.get('sales') ?? '' } })
    expect(answer.headers.get('content-type')).toBe('text/event-stream')
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
    const read = async () => new TextDecoder().decode((await reader.read()).value)
    expect(await read()).toBe('event: ready\ndata: yes\n\n')
    const changed = read()
    // The stream subscribes as it is read; a note after that reaches it.
    await post(`/leads/${talk}/note`, { text: 'Called back' })
    expect(await changed).toBe(`data: ${talk}\n\n`)
    await reader.cancel()
  })

  it('STAFF-6 ends the stream of a person whose session has ended', async () => {
    await member('owner')
    const headers = { cookie: cookies.get('owner') ?? '' }
    const answer = await app.request(`${ORIGIN}/events?stream`, { headers })
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
    await reader.read()
    const next = reader.read()
    await post('/sign-out', {}, 'owner')
    platform.clock.pass(1)
    await post(`/leads/${talk}/note`, { text: 'Called again' })
    expect((await next).done).toBe(true)
  })
})

describe('Today', () => {
  it('shows the leads that nobody has, each a link to its conversation, and no empty list', async () => {
    await post(`/leads/${other}/assign`, { person: '' })
    const html = await get('/')
    expect(html).toContain(`href="/leads/${other}?view=unassigned"`)
    expect(html).not.toContain('>Appointments<')
    await post(`/leads/${other}/assign`, { person: ids.get('sales') ?? '' })
    expect(await get('/')).toContain('Nothing waits for you')
  })
})

describe('a conversation', () => {
  it('INBOX-6 shows the enquiry, notes, the car, the delivery and the person’s consent', async () => {
    const html = await get(`/leads/${talk}`)
    for (const text of [
      'Is it still there?',
      'Prefers mornings',
      'Stock ',
      'Deliveries',
      'Marketing messages',
      'gave it to',
    ])
      expect(html).toContain(text)
  })

  it('CR-C3 a new lead says ‘New’ once', async () => {
    const sent = await enquire(requestOn(platform, site()), {
      name: 'Una',
      email: 'una@mail.example',
      phone: '0498 111 222',
    })
    const html = await get(`/leads/${sent.conversationId}`)
    const head = html.slice(html.indexOf('class="talk-head"'), html.indexOf('class="toolbar talk-actions"'))
    expect([...head.matchAll(/class="badge[^"]*">([^<]*)</g)].map(([, text]) => text)).toEqual(['New'])
  })

  it('INBOX-7 answers by mail with a car, once for each form, and returns what was typed with the fault', async () => {
    const page = await get(`/leads/${talk}`)
    const mailId = /name="mailId" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const car = /name="car" value="([^"]+)"/.exec(page)?.[1] ?? ''
    expect(page).toContain('Hi Jo,')
    const wrong = await post(`/leads/${talk}/reply`, { mailId, text: 'Yes, {nothing}', place: '' })
    expect(wrong.status).toBe(409)
    expect(await wrong.text()).toMatch(/has no value here.*Yes, \{nothing\}/s)
    const fields = { mailId, subject: '', text: 'Yes, it is here.', car, place: '' }
    for (let time = 0; time < 2; time += 1) {
      const sent = await post(`/leads/${talk}/reply`, fields)
      expect(sent.headers.get('location')).toBe(`/leads/${talk}?did=reply`)
    }
    await platform.runDeferred()
    const mails = platform.mailer.sent.filter(({ byPerson }) => byPerson)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toMatch(/Yes, it is here\.[\s\S]*\$52,990 drive away/)
    expect(await get(`/leads/${talk}`)).toContain('Delivered')
  })

  it('INBOX-2 moves through the stages, wants a reason for lost, and can be undone', async () => {
    await post(`/leads/${talk}/stage`, { stage: 'contacted' })
    const bare = await post(`/leads/${talk}/stage`, { stage: 'lost' })
    expect([bare.status, (await conversation())?.stage]).toEqual([409, 'contacted'])
    const done = await post(`/leads/${talk}/stage`, { stage: 'lost', reason: 'Price' })
    const html = await get(done.headers.get('location') ?? '')
    expect(html).toContain('Moved to Lost from Contacted.')
    await post(/\/leads\/undo\/[\w-]+/.exec(html)?.[0] ?? '', { id: talk })
    expect(await conversation()).toMatchObject({ stage: 'contacted', reason: null, isOpen: true })
  })

  it('INBOX-4 says who would get the lead, and why', async () => {
    expect(await get(`/leads/${talk}?who`)).toContain('By the rules as they are now')
  })

  it('STAFF-8 the audit log says who, from where, for what people do in the inbox', async () => {
    const audited = await platform.storage
      .forSite(site())
      .audit.list({ personId: null, object: talk, from: null, until: null }, 50)
    expect(audited.find(({ action }) => action === 'lead.assign')?.by).toMatchObject({
      kind: 'member',
      email: 'lead-coordinator@yard.example',
      address: '203.0.113.9',
    })
  })

  it('INBOX-13 the bell counts what is unread; opening the lead or marking all as read clears it', async () => {
    await post(`/leads/${other}/assign`, { person: ids.get('sales') ?? '' })
    const unread = async () => /class="bell-count">(\d+)/.exec(await get('/notifications', 'sales'))?.[1] ?? '0'
    const before = Number(await unread())
    expect(before).toBeGreaterThan(0)
    const page = await get('/notifications', 'sales')
    expect(page).toContain('You were given a lead: Ann Abbott')
    const [, id] = /href="\/notifications\/([\w-]+)"[^>]*>(?:<span[^>]*>[^<]*<\/span>)?You were given/.exec(page) ?? []
    const opened = await app.request(`${ORIGIN}/notifications/${id}`, {
      headers: { cookie: cookies.get('sales') ?? '' },
    })
    // Opening writes nothing; the page that shows it then marks it.
    expect(opened.headers.get('location')).toBe(`/leads/${other}?notification=${id}`)
    await get(`/leads/${other}?notification=${id}`, 'sales')
    expect(Number(await unread())).toBe(before)
    await post(`/notifications/${id}/read`, {}, 'sales')
    expect(Number(await unread())).toBe(before - 1)
    expect(await get('/notifications', 'sales')).not.toContain('>Unread: </span>Unassigned: Ann')
    expect((await post('/notifications/read', {}, 'sales')).headers.get('location')).toBe('/notifications')
    expect(await unread()).toBe('0')
    // Another person's id leads nowhere.
    const stranger = await app.request(`${ORIGIN}/notifications/${id}`, {
      headers: { cookie: cookies.get('read-only') ?? '' },
    })
    expect(stranger.headers.get('location')).toBe('/notifications')
  })

  it('INBOX-13 a person chooses events by channel, quiet hours and the hour of the summary', async () => {
    const box = (page: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page)?.[0] ?? ''
    const before = await get('/account/notifications', 'sales')
    expect(box(before, 'lead-new mail')).toContain('checked')
    expect(box(before, 'lead-new text')).toContain('disabled')
    expect(before).toContain('Text: Add your mobile number below')
    expect(before).not.toContain('delivery-failed')
    const form = formOf(before, '/account/notifications')
      .typed('from', '21:00')
      .typed('to', '07:30')
      .typed('summary', '6')
    const wanted = Object.fromEntries(form.fields.filter(([name]) => !/^[a-z-]+ (mail|text)$/.test(name)))
    expect((await post('/account/notifications', wanted, 'sales')).headers.get('location')).toContain('saved')
    const after = await get('/account/notifications', 'sales')
    expect(box(after, 'lead-new console')).toContain('checked')
    expect(box(after, 'lead-new mail')).not.toContain('checked')
    expect(after).toMatch(/value="21:00"[\s\S]*value="07:30"/)
    expect(after).toMatch(/value="6" selected|selected="" value="6"/)
  })

  it('INBOX-13 a person proves their number with a code by text message, and changes it with another', async () => {
    const box = (page: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page)?.[0] ?? ''
    const at = '/account/notifications/phone'
    const wrong = await post(at, { phone: '12' }, 'sales')
    expect([wrong.status, (await wrong.text()).includes('no mobile number')]).toEqual([400, true])
    expect((await post(at, { phone: '0491 570 156' }, 'sales')).headers.get('location')).toContain('?sent')
    const waiting = await get('/account/notifications', 'sales')
    expect(waiting).toMatch(/We sent six digits to[\s\S]*0491 570 156/)
    expect(box(waiting, 'lead-new text')).toContain('disabled')
    expect(await (await post(`${at}/code`, { code: '000000' }, 'sales')).text()).toContain('You can try 4 more times.')
    const code = /^\d{6}/.exec(platform.sms.sent.at(-1)?.text ?? '')?.[0] ?? ''
    expect((await post(`${at}/code`, { code }, 'sales')).headers.get('location')).toContain('?proven')
    const proven = await get('/account/notifications', 'sales')
    expect(proven).toMatch(/They go to[\s\S]*0491 570 156[\s\S]*Change the number/)
    expect(box(proven, 'lead-new text')).not.toContain('disabled')
    expect((await post(`${at}/remove`, {}, 'sales')).headers.get('location')).toContain('?removed')
    expect(box(await get('/account/notifications', 'sales'), 'lead-new text')).toContain('disabled')
  })

  it.each<[Role, string, string[], string[]]>([
    [
      'content',
      'None for your role',
      ['None for your role'],
      ['new leads', 'Daily summary', 'Quiet hours', 'Mobile number'],
    ],
    ['stock', 'Held and silent feeds show here.', ['A feed is held or silent'], ['lead', 'Daily summary']],
    [
      'finance',
      'Deposits and reservations that end soon show here.',
      ['A deposit is paid', 'A mail with yesterday’s figures.'],
      ['lead', 'appointment'],
    ],
  ])(
    'INBOX-13 %s sees the events of the role alone, and reads so where there are none',
    async (role, shows, seen, unseen) => {
      const main = (page: string) => page.slice(page.indexOf('<main'))
      const settings = main(await get('/account/notifications', role))
      for (const text of seen) expect(settings).toContain(text)
      for (const text of unseen) expect(settings).not.toContain(text)
      const list = main(await get('/notifications', role))
      expect(list).not.toContain('leads, answers')
      expect(list).toContain(shows)
    },
  )

  it('INBOX-11 a destination shows its state, and gets a test lead', async () => {
    const page = await get('/deliveries')
    const [, id = ''] = /name="id" value="([\w-]+)"/.exec(page) ?? []
    const [, destination = ''] = /name="destination" value="([^"]+)"/.exec(page) ?? []
    const sent = await post('/deliveries/test', { id, kind: 'mail', destination })
    expect(sent.headers.get('location')).toBe('/deliveries?tested=sent')
    expect(platform.mailer.sent.at(-1)).toMatchObject({
      to: destination,
      subject: expect.stringContaining('Test Lead'),
    })
    expect(await get('/deliveries?tested=sent')).toMatch(/The test lead was delivered[\s\S]*Working/)
    expect((await post('/deliveries/test', { id, kind: 'mail', destination }, 'sales')).status).toBe(403)
  })

  it('INBOX-12 gives what is known of a person as a file and erases it, and the audit log names no buyer', async () => {
    const file = JSON.parse(await get(`/leads/${other}/person.json`)) as { readonly leads: readonly unknown[] }
    expect(file.leads).toHaveLength(1)
    const question = await (await post(`/leads/${other}/erase`, {})).text()
    expect(question).toMatch(/Erase Ann Abbott\?[\s\S]*1 enquiry and 0 appointments of Ann Abbott go for good/)
    const erased = await post(`/leads/${other}/erase`, { sure: 'yes' })
    expect(erased.headers.get('location')).toBe('/leads?erased')
    expect(await get('/leads?erased')).toContain('Erased.')
    expect(await get('/leads')).not.toContain('Abbott')
    const audited = await platform.storage
      .forSite(site())
      .audit.list({ personId: null, object: other, from: null, until: null }, 50)
    expect(audited.map(({ action }) => action)).toEqual(expect.arrayContaining(['lead.export', 'person.erase']))
    expect(JSON.stringify(audited)).not.toMatch(/Abbott|ann@mail|765 ?432/)
  })
})
