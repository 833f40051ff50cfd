import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEST_DATABASES } from '#storage/testing.ts'
import { requestOn } from '../site-request.ts'
import { sampleLocation, sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { submitLead } from './submit-lead.ts'

const visit = {
  origin: 'https://cars.example',
  path: '/cars/2021-toyota-hilux-sr5',
  pageId: 'vehicle',
  userAgent: 'Mozilla/5.0',
}
const filledIn = {
  name: 'Jo',
  last_name: 'Nguyen',
  email: 'jo@mail.example',
  phone: '0412 345 678',
  postcode: '4000',
  message: 'Is it still there?',
  trade_in: 'Yes',
  opt_in: 'on',
}
const sites = [
  sampleSite(),
  sampleSite({
    slug: 'rival',
    id: 'site-2',
    name: 'Rival Cars',
    locations: [sampleLocation({ id: 'l9', slug: 'far', leadEmail: 'sales@rival.example' })],
  }),
]

let platform: TestPlatform
beforeEach(async () => {
  platform = await createTestPlatform({ sites })
})
afterEach(() => platform.close())

function submit(change: Readonly<Record<string, unknown>> = {}, slug = 'yard') {
  return submitLead(requestOn(platform, platform.site(slug)), { ...filledIn, submission_id: 'once', ...change }, visit)
}

async function stored(slug = 'yard') {
  return platform.storage.forSite({ slug }).leads.list({})
}

describe('FORM-13 an acknowledged lead is stored', () => {
  it('FORM-13 stores the lead and its delivery before answering', async () => {
    const answer = await submit()
    expect(answer).toMatchObject({ ok: true, isNew: true, event: 22, category: 'General Enquiry' })
    const [lead] = await stored()
    expect(lead?.id).toBe(answer.ok && answer.leadId)
    expect(await platform.storage.forSite({ slug: 'yard' }).leads.deliveries(lead?.id ?? '')).toMatchObject([
      { destination: 'sales@dealer.example', state: 'pending', attempts: 0 },
    ])
    expect(await platform.runDeferred()).toBe(1)
    expect(platform.mailer.sent).toMatchObject([{ to: 'sales@dealer.example', replyTo: 'jo@mail.example' }])
  })

  it('FORM-13 a repeated submission is the same lead, with one mail', async () => {
    const first = await submit()
    const second = await submit({ visited_pages: ['/search'] })
    expect(second).toEqual({ ...first, isNew: false })
    await platform.runDeferred()
    expect(platform.mailer.sent).toHaveLength(1)
  })

  it('MONEY-1 TRADE-1 what the buyer worked out is in the dealer’s mail, and does not make a repeated form another one', async () => {
    const figures = { trade_in: '2019 Mazda CX-5, $18,400 to $21,000', plan: '$4,000 deposit, 48 months' }
    const finance = { category: 'Finance Enquiry', worked_out: JSON.stringify(figures) }
    const first = await submit(finance)
    expect(await submit({ ...finance, worked_out: undefined })).toEqual({ ...first, isNew: false })
    await platform.runDeferred()
    expect(platform.mailer.sent[0]?.text).toContain('Trade-in valued here: 2019 Mazda CX-5, $18,400 to $21,000')
    expect(platform.mailer.sent[0]?.text).toContain('Repayment plan: $4,000 deposit, 48 months')
  })

  it('M6 FORM-13 the same submission id with other content is refused, and reveals nothing about the first', async () => {
    await submit()
    const second = await submit({ name: 'Bob', email: 'bob@mail.example' })
    expect(second).toEqual({
      ok: false,
      reason: 'other-form',
      message: 'This form was already sent with different details. Please send it again.',
      fields: {},
    })
    expect(await stored()).toHaveLength(1)
    const again = await submit({ name: 'Bob', email: 'bob@mail.example', submission_id: 'another' })
    expect(again).toMatchObject({ ok: true, isNew: true })
  })

  it.each(TEST_DATABASES)('FORM-13 twenty concurrent copies of a submission are one lead, on %s', async (database) => {
    await platform.close()
    platform = await createTestPlatform({ sites, database })
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit()))
    expect(new Set(answers.map((answer) => answer.ok && answer.leadId)).size).toBe(1)
    expect(answers.filter((answer) => answer.ok && answer.isNew)).toHaveLength(1)
    expect(await platform.runDeferred()).toBe(1)
    expect(await stored()).toHaveLength(1)
  })

  it('FORM-13 the same submission id on another site is another lead', async () => {
    const [mine, theirs] = [await submit(), await submit({}, 'rival')]
    expect(mine.ok && theirs.ok && mine.leadId !== theirs.leadId).toBe(true)
    expect([await stored('yard'), await stored('rival')]).toMatchObject([{ length: 1 }, { length: 1 }])
  })

  it('FORM-13 a site without a destination stores the lead and logs an error', async () => {
    await platform.close()
    platform = await createTestPlatform({ sites: [sampleSite({ locations: [sampleLocation({ leadEmail: null })] })] })
    expect(await submit()).toMatchObject({ ok: true })
    expect(await stored()).toHaveLength(1)
    expect(platform.logged.at(-1)).toMatchObject({ level: 'error', event: 'lead has nowhere to go' })
  })

  it('logs no personal data', async () => {
    await submit()
    await platform.runDeferred()
    expect(JSON.stringify(platform.logged)).not.toMatch(/Jo|Nguyen|jo@mail|412345678|0412 345|still there/)
  })
})

describe('FORM-8 and FORM-12 a lead about a car', () => {
  it('FORM-8 takes the car’s details from the stock, not from the form', async () => {
    const [car] = await platform.addCars('yard', [{ stocknum: 'U123' }])
    const answer = await submit({ car_id: car?.id, stock_number: 'forged', car_type: 'new' })
    expect(answer).toMatchObject({ ok: true, event: 15, category: 'Vehicle Enquiry' })
    const [lead] = await stored()
    expect(lead?.payload).toMatchObject({
      car_id: car?.id,
      stock_number: 'U123',
      car_type: 'used',
      'Vehicle Make': 'Toyota',
      'Vehicle Model': 'HiLux',
      vehicle_status: 'in_stock',
      url: 'https://cars.example/cars/2021-toyota-hilux-sr5',
      user_agent: 'Mozilla/5.0',
      location: 'l1',
      dealership_slug: 'sample',
      car_dealership_id: 'd1',
      source: 'Website',
    })
  })

  it.each([
    { category: 'Vehicle Enquiry', car_type: 'new', event: 14 },
    { category: 'Test Drive', car_type: 'used', event: 48 },
    { category: 'Test Drive', car_type: 'new', event: 17 },
  ] as const)('FORM-12 $category about a $car_type car is event $event', async ({ category, car_type, event }) => {
    const [car] = await platform.addCars('yard', [{ car_type }])
    expect(await submit({ car_id: car?.id, category })).toMatchObject({ ok: true, event, category })
  })

  it('FORM-12 a finance enquiry without a car takes its condition from the link', async () => {
    const asked = { category: 'Finance Enquiry', budget: '20,000', car_type: 'used' }
    expect(await submit(asked)).toMatchObject({ ok: true, event: 15, category: 'Finance Enquiry' })
    expect(await stored()).toMatchObject([{ payload: { budget: 20000, car_type: 'used', car_id: null } }])
  })

  it('FORM-1 a test drive needs no message; an enquiry does', async () => {
    const [car] = await platform.addCars('yard', [{}])
    expect(await submit({ car_id: car?.id, category: 'Test Drive', message: '' })).toMatchObject({ ok: true })
    expect(await submit({ car_id: car?.id, message: '' })).toMatchObject({
      ok: false,
      fields: { message: ['Enter your message.'] },
    })
  })

  it('CAR-6 a sold car still takes enquiries', async () => {
    const [car] = await platform.addCars('yard', [{ status: 'sold', sold: true }])
    expect(await submit({ car_id: car?.id })).toMatchObject({ ok: true })
    expect((await stored())[0]?.payload.vehicle_status).toBe('sold')
  })

  it('LAW-4 consent is stored with the wording that this site shows', async () => {
    const [car] = await platform.addCars('yard', [{}])
    await submit({ car_id: car?.id })
    expect((await stored())[0]?.consent).toEqual({
      wording: 'Email me similar stock and latest offers.',
      page: 'https://cars.example/cars/2021-toyota-hilux-sr5',
      at: '2026-11-21T00:00:00.000Z',
    })
  })

  it('FORM-9 careers enquiries are stored as General Enquiry and answered as chosen', async () => {
    expect(await submit({ category: 'Careers Enquiry' })).toMatchObject({ event: 51, category: 'Careers Enquiry' })
    expect(await stored()).toMatchObject([{ category: 'General Enquiry', subcategory: 'Career Enquiry' }])
  })
})

describe('FORM-2 hostile and broken input', () => {
  it('FORM-2 a filled honeypot is answered like a success and not stored, even if other fields are invalid', async () => {
    const honest = await submit()
    const trapped = await submit({ website: 'https://spam.example', name: '', submission_id: 'twice' })
    expect(Object.keys(trapped)).toEqual(Object.keys(honest))
    expect(trapped).toMatchObject({ ok: true, isNew: true })
    expect(await stored()).toHaveLength(1)
    expect(await platform.runDeferred()).toBe(1)
  })

  it('FORM-7 errors are reported per field, and nothing is stored', async () => {
    expect(await submit({ name: '', postcode: '40' })).toEqual({
      ok: false,
      reason: 'invalid',
      message: 'Please fix the following errors:',
      fields: { name: ['Enter your first name.'], postcode: ['Invalid postcode. Please enter a 4-digit number.'] },
    })
    expect(await stored()).toEqual([])
  })

  it('SITE-1 another site’s car and location are refused, and nothing is stored anywhere', async () => {
    const [theirs] = await platform.addCars('rival', [{}])
    expect(await submit({ car_id: theirs?.id })).toMatchObject({ ok: false, fields: { car_id: [expect.any(String)] } })
    expect(await submit({ location_id: 'l9' })).toMatchObject({
      ok: false,
      fields: { location_id: [expect.any(String)] },
    })
    expect([await stored('yard'), await stored('rival')]).toEqual([[], []])
  })

  it.each([
    '<script>alert(1)</script>',
    'Jo\r\nBcc: spy@evil.example',
    'a\u0000b',
    '\u202Egnirts',
    "'; drop table leads; --",
    '=cmd|calc',
    '{{7*7}}',
    '\ud800',
  ])('FORM-2 %j in every text field is stored as text or refused, and is harmless in the mail', async (text) => {
    const answer = await submit({
      name: text,
      last_name: text,
      message: text,
      visited_pages: [text],
      linked_query_params: { [text]: text },
    })
    expect(answer).toMatchObject({ ok: true })
    await platform.runDeferred()
    const [mail] = platform.mailer.sent
    expect(mail?.html).not.toContain('<script')
    expect(mail?.subject).not.toMatch(/[\p{Cc}\u202e]/u)
    expect(mail?.to).toBe('sales@dealer.example')
    expect(JSON.stringify(await stored())).not.toMatch(/\\u0000|\u202e/)
  })

  it.each([null, 7, [], ['a'], { a: 1 }, true])('FORM-2 %j in place of text is refused, not a crash', async (value) => {
    const broken = Object.fromEntries(Object.keys(filledIn).map((name) => [name, value]))
    expect(await submit({ ...broken, car_id: value, category: value })).toMatchObject({ ok: false, reason: 'invalid' })
  })

  it('FORM-2 5,000 emoji arrive whole', async () => {
    await submit({ message: '🚗'.repeat(5000) })
    await platform.runDeferred()
    expect(platform.mailer.sent[0]?.text).toContain('🚗'.repeat(5000))
  })
})

describe('B11 a form without all contact details', () => {
  const lean = { lastName: 'none', phone: 'required', email: 'optional', postcode: 'none' } as const

  it('B11 a name and a phone number are a lead: no confirmation, no consent, and the mail says who to call', async () => {
    const own = platform.site('yard')
    const site = {
      ...own,
      leads: { ...own.leads, contactFields: lean },
      delivery: { ...own.delivery, confirmBuyer: true },
    }
    const typed = { name: 'Jo', phone: '0412 345 678', message: 'Still there?', opt_in: 'on', category: '' }
    expect(await submitLead(requestOn(platform, site), typed, visit)).toMatchObject({ ok: true })
    const [lead] = await stored()
    expect(lead).toMatchObject({ consent: null, payload: { last_name: '', email: '', postcode: '', opt_in: false } })
    await platform.runDeferred()
    expect(platform.mailer.sent).toMatchObject([{ to: 'sales@dealer.example', replyTo: null }])
    expect(platform.mailer.sent[0]?.subject).toMatch(/: Jo$/)
    expect(platform.mailer.sent[0]?.text).toContain('Call Jo on 0412 345 678.')
    expect(platform.mailer.sent[0]?.text).not.toMatch(/^(Email|Postcode):/m)
  })
})

describe('M12 confirmation mails to unverified addresses', () => {
  async function enquire(index: number, email: string, slug = 'yard') {
    const answer = await submit({ email, submission_id: `${slug} ${index}` }, slug)
    if (!answer.ok) throw new Error(answer.message)
    return answer.leadId
  }
  beforeEach(async () => {
    await platform.close()
    const delivery = { confirmBuyer: true }
    platform = await createTestPlatform({ sites: sites.map((site) => ({ ...site, delivery })) })
  })

  it('M12 FORM-13 one address gets at most five confirmations an hour from all sites, and every lead still goes to its dealer', async () => {
    for (let index = 0; index < 4; index += 1) await enquire(index, 'victim@mail.example')
    for (let index = 0; index < 4; index += 1) await enquire(index, 'Victim@mail.example', 'rival')
    await platform.runDeferred()
    const to = (address: string) => platform.mailer.sent.filter((mail) => mail.to.toLowerCase() === address).length
    expect([to('victim@mail.example'), to('sales@dealer.example'), to('sales@rival.example')]).toEqual([5, 4, 4])
    platform.clock.pass(60)
    await enquire(9, 'victim@mail.example')
    await platform.runDeferred()
    expect(to('victim@mail.example')).toBe(6)
  })

  it('M12 the lead and the log give the reason why the buyer got no mail, without the address', async () => {
    for (let index = 0; index < 6; index += 1) await enquire(index, 'victim@mail.example')
    const reason = 'The address has had the most mails that forms may send to one.'
    expect((await stored()).map(({ unconfirmed }) => unconfirmed).filter(Boolean)).toEqual([reason])
    expect(platform.logged.filter(({ event }) => event === 'no confirmation to the buyer')).toMatchObject([
      { level: 'warn', facts: { site: 'yard', reason } },
    ])
    expect(JSON.stringify(platform.logged)).not.toContain('victim')
  })

  it('M12 a repeated submission does not count against the address’s limit', async () => {
    for (let index = 0; index < 9; index += 1) await enquire(0, 'jo@mail.example')
    await enquire(1, 'jo@mail.example')
    await platform.runDeferred()
    expect(platform.mailer.sent.filter(({ to }) => to === 'jo@mail.example')).toHaveLength(2)
  })
})
