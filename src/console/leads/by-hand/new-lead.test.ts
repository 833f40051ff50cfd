import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stepAssignmentRules } from '#operations/inbox/assignment-rules.ts'
import { enquire } from '#operations/inbox/testing.ts'
import { erasePerson, findPerson } from '#operations/person/people.ts'
import { requestOn } from '#operations/site-request.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { formOf, plain } from '../../testing/page-form.ts'
import { AT_SECOND, createStaffedConsole, type StaffedConsole } from '../../testing/staffed-console.ts'

let yard: StaffedConsole
let carId: string

beforeAll(async () => {
  yard = await createStaffedConsole()
  await yard.member('kim', ['sales'])
  await yard.member('lee', ['sales'], AT_SECOND)
  await yard.member('max', ['manager'])
  await yard.member('ria', ['read-only'])
  const cars = await yard.platform.addCars('yard', [{ stocknum: 'U777' }, { stocknum: 'U778', model: 'Ranger' }])
  carId = cars[0]?.id ?? ''
})
afterAll(() => yard.close())

const site = () => yard.platform.site('yard')
const boss = () => requestBy(yard.platform, site(), sampleStaff(['owner']))
const stored = () => yard.platform.storage.forSite(site())

/** Opens the form, types into it and sends it. */
async function write(name: string, fields: Readonly<Record<string, string>>) {
  const { text } = await yard.get(name, '/leads/new')
  const form = Object.entries(fields).reduce((all, [field, value]) => all.typed(field, value), formOf(text, '/leads'))
  return yard.post(name, '/leads', Object.fromEntries(form.sent()))
}

/** The conversation that an answer leads to. */
async function talkOf({ to }: { readonly to: string | null }) {
  const id = /^\/leads\/([\w-]+)\?did=taken$/.exec(to ?? '')?.[1] ?? ''
  const conversation = await stored().inbox.conversations.find(id)
  const lead = (await stored().leads.ofConversation(id)).at(-1)
  if (!conversation || !lead) throw new Error(`No lead at ${to}.`)
  return { id, conversation, lead }
}

describe('SALES-1 a lead by hand', () => {
  it('SALES-1 four fields make a lead that is answered, contacted and owned by who took it, with car, source and no mail to the buyer', async () => {
    const fields = { name: 'Jo Van Park', phone: '0412 900 001', email: 'jo.park@mail.example', car: 'u 777' }
    const { id, conversation, lead } = await talkOf(await write('kim', fields))
    expect(conversation).toMatchObject({
      name: 'Jo Van Park',
      phone: '+61412900001',
      carId,
      source: 'Walk-in',
      stage: 'contacted',
      assignee: yard.id('kim'),
      locationId: 'l1',
      clock: null,
    })
    expect(lead.payload).toMatchObject({
      name: 'Jo',
      last_name: 'Van Park',
      taken_by: 'Name of kim',
      source: 'Walk-in',
    })
    expect(lead.consent).toBeNull()
    const kinds = (await stored().leads.deliveries(lead.id)).map(({ kind }) => kind)
    expect(kinds.length).toBeGreaterThan(0)
    expect(kinds).not.toContain('confirmation')
    const page = plain((await yard.get('kim', `/leads/${id}?did=taken`)).text)
    for (const said of ['The lead is saved. You have it.', 'Taken by', 'Walk-in', 'U777']) expect(page).toContain(said)
    expect((await yard.get('kim', '/leads?view=mine')).text).toContain('Jo Van Park')
    expect((await yard.get('max', '/audit')).text).toContain('Took a lead by hand')
  })

  it('A7 SALES-1 a frame number names its car, however it is written', async () => {
    const [car] = await yard.platform
      .addCars('yard', [
        { stocknum: 'U777' },
        { stocknum: 'U778', model: 'Ranger' },
        { stocknum: 'U779', model: 'Fielder', vin: null, frame_number: 'NKE165-7012345' },
      ])
      .then((cars) => cars.filter(({ stocknum }) => stocknum === 'U779'))
    const fields = { name: 'Bo', phone: '0412 900 009', car: 'nke165 7012345' }
    const { conversation } = await talkOf(await write('kim', fields))
    expect(conversation.carId).toBe(car?.id)
  })

  it('SALES-1 words that name no car of the stock are kept with the note', async () => {
    const fields = { name: 'Ann', phone: '0412 900 002', car: 'a red ute', note: 'Back on Friday', source: 'Phone' }
    const { conversation, lead } = await talkOf(await write('kim', fields))
    expect([conversation.carId, conversation.source]).toEqual([null, 'Phone'])
    expect(lead.payload.message).toBe('Car: a red ute\n\nBack on Friday')
  })

  it('SALES-1 offers cars of the stock for the words that are typed', async () => {
    const { text } = await yard.get('kim', '/leads/new?car=ranger')
    expect(plain(text)).toMatch(/U778 · [^<]*Ranger/)
    expect(text).not.toContain('U777')
  })

  it.each([
    ['Jo Nobody', 'name'],
    ['jo@nobody.example', 'email'],
    ['0412 900 777', 'phone'],
  ])('SALES-1 INBOX-9 %s, whom nobody finds for an appointment, is added with their %s', async (words, field) => {
    const { text } = await yard.get('kim', `/calendar/new?${new URLSearchParams({ words })}`)
    const [, href = ''] = /href="([^"]+)">Add this person/.exec(text) ?? []
    const form = await yard.get('kim', href.replaceAll('&amp;', '&'))
    const [input = ''] = new RegExp(`<input[^>]*name="${field}"[^>]*>`).exec(form.text) ?? []
    expect(input).toContain(`value="${words}"`)
  })

  it('SALES-1 consent is asked, never ticked before, and stored with the words and who asked', async () => {
    const { text } = await yard.get('kim', '/leads/new')
    expect(plain(text)).toContain('Asked, and said yes')
    expect(text).not.toMatch(/<input[^>]*name="consent"[^>]*checked/)
    const yes = { name: 'Bo', consent: 'yes', source: 'Phone' }
    const without = await write('kim', { ...yes, phone: '0412 900 003' })
    expect([without.status, plain(without.text)]).toEqual([409, expect.stringContaining('marketing messages go there')])
    const { id, lead } = await talkOf(await write('kim', { ...yes, email: 'bo@mail.example' }))
    expect(lead.consent).toMatchObject({ wording: site().leads.optInText, by: 'Name of kim' })
    expect(plain((await yard.get('kim', `/leads/${id}`)).text)).toContain('asked by Name of kim')
  })

  it('SALES-1 a known person’s lead joins their open conversation, and what waits there is answered', async () => {
    const email = 'known@mail.example'
    const asked = await enquire(requestOn(yard.platform, site()), { email, phone: '0412 900 004', location_id: 'l1' })
    expect((await stored().inbox.conversations.find(asked.conversationId))?.clock).not.toBeNull()
    const { conversation } = await talkOf(await write('kim', { name: 'Jo Nguyen', phone: '0412 900 004' }))
    expect(conversation).toMatchObject({ id: asked.conversationId, leads: 2, clock: null, assignee: yard.id('kim') })
  })

  it('SALES-1 lead routing gives it away, the owner hears of it and who took it does not', async () => {
    const rule = {
      id: 'r',
      name: 'To Max',
      when: {},
      to: { person: yard.id('max') },
      whenOverdue: { do: 'nothing' },
    } as const
    await stepAssignmentRules(boss(), { do: 'add', rule })
    const { id, conversation } = await talkOf(await write('kim', { name: 'Routed', phone: '0412 900 005' }))
    await stepAssignmentRules(boss(), { do: 'remove', id: rule.id })
    expect(conversation).toMatchObject({ assignee: yard.id('max'), stage: 'contacted', clock: null })
    expect((await yard.get('max', '/notifications')).text).toContain('Routed')
    expect((await yard.get('kim', '/notifications')).text).not.toContain('Routed')
    expect(plain((await yard.get('kim', `/leads/${id}?did=taken`)).text)).toContain('is saved. Name of max has it.')
  })

  it('SALES-1 a second press is the same lead; the same form with other words is refused and kept', async () => {
    const { text } = await yard.get('kim', '/leads/new')
    const form = formOf(text, '/leads').typed('name', 'Twice').typed('phone', '0412 900 006')
    const sent = Object.fromEntries(form.sent())
    const first = await talkOf(await yard.post('kim', '/leads', sent))
    const second = await talkOf(await yard.post('kim', '/leads', sent))
    expect([second.lead.id, second.conversation.leads]).toEqual([first.lead.id, 1])
    const other = await yard.post('kim', '/leads', { ...sent, name: 'Another' })
    expect([other.status, other.text]).toEqual([409, expect.stringContaining('value="Another"')])
  })

  it('SALES-1 names what is missing at its field and keeps the rest', async () => {
    const answer = await write('kim', { name: 'No number', note: 'Blue shirt' })
    expect(answer.status).toBe(409)
    for (const said of ['Enter a phone number or an email address.', 'value="No number"', 'Blue shirt'])
      expect(answer.text).toContain(said)
  })

  it('SALES-1 STAFF-5 only people who may answer leads of a location take one there, and their own is chosen', async () => {
    const { text } = await yard.get('ria', '/leads')
    expect(text).not.toContain('/leads/new')
    expect((await yard.get('ria', '/leads/new')).status).toBe(403)
    expect((await yard.post('ria', '/leads', { name: 'X', phone: '0412 900 007', id: 'abcdefgh' })).status).toBe(403)
    const { conversation } = await talkOf(await write('lee', { name: 'South', phone: '0412 900 008' }))
    expect(conversation.locationId).toBe('l2')
    const sneaky = { name: 'X', phone: '0412 900 009', location: 'l1', source: 'Phone', id: 'abcdefgh' }
    expect((await yard.post('lee', '/leads', sneaky)).status).toBe(404)
    expect((await yard.post('lee', '/leads', { ...sneaky, location: 'elsewhere' })).status).toBe(404)
    for (const page of ['/', '/leads', '/find?q=walk-in'])
      expect([page, (await yard.get('lee', page)).text]).toEqual([page, expect.stringContaining('/leads/new')])
  })

  it('SALES-1 INBOX-12 INBOX-14 is in the export of its person, in the report by source, and goes with an erasure', async () => {
    const fields = { name: 'Erased', email: 'erased@mail.example', source: 'Event', note: 'Has a dog' }
    const { id } = await talkOf(await write('kim', fields))
    const exported = JSON.stringify(await findPerson(boss(), { email: 'erased@mail.example', phone: null }))
    expect(exported).toContain('Has a dog')
    expect((await yard.get('max', '/reports')).text).toContain('Event')
    await erasePerson(boss(), { email: 'erased@mail.example', phone: null })
    const left = JSON.stringify([await stored().inbox.conversations.find(id), await stored().leads.ofConversation(id)])
    expect(left).not.toContain('Has a dog')
    expect(left).not.toContain('erased@mail.example')
  })
})
