import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AssignmentRule } from '#domain/inbox/assignment-rule.ts'
import { type Person, type TwoPeople, twoPeople } from '../../testing/two-people.ts'

let both: TwoPeople
let ann: Person
beforeAll(async () => {
  both = await twoPeople()
  ann = both.ann
  await both.platform.addCars('yard', [{ make: 'Toyota' }])
})
afterAll(() => both.close())

const storage = () => both.platform.storage.forSite(both.platform.site('yard'))
const rules = () => storage().inbox.assignment.rules()
const LIST = '/site/assignment'

async function store(...stored: readonly AssignmentRule[]): Promise<void> {
  await storage().transaction((within) => storage().inbox.assignment.replaceRules(stored, within))
}

const rule = (id: string, more: Partial<AssignmentRule> = {}): AssignmentRule => ({
  id,
  name: `Rule ${id}`,
  when: {},
  to: { person: ann.id },
  whenOverdue: { do: 'nothing' },
  ...more,
})

/** Every field, with several ticks where there are boxes. */
const EVERY_PART = (): readonly (readonly [string, string])[] => [
  ['name', 'Everything'],
  ['to', `person ${ann.id}`],
  ['whenOverdue', `person ${both.ben.id}`],
  ['categories', 'Test Drive'],
  ['categories', 'Fleet Enquiry'],
  ['makes', 'toyota, Kia'],
  ['conditions', 'used'],
  ['conditions', 'demo'],
  ['priceFrom', '$10,000'],
  ['priceTo', '30k'],
  ['locations', 'l1'],
  ['states', 'QLD'],
  ['states', 'NSW'],
  ['postcodes', '4000 – 4179, 2000'],
  ['weekdays', '6'],
  ['weekdays', '0'],
  ['hoursFrom', '08:30'],
  ['hoursTo', '17:00'],
]

const sent = (fields: readonly (readonly [string, string])[]) =>
  new URLSearchParams(fields.map(([name, value]) => [name, value]))

describe('INBOX-4 the form of a rule of lead routing', () => {
  beforeEach(() => store())

  it('INBOX-4 CR-B13 saves every part, says it in a sentence, and shows it again to be changed', async () => {
    const saved = await ann.send(LIST, sent(EVERY_PART()))
    expect([saved.status, saved.to]).toEqual([303, `${LIST}?saved=1`])
    const [stored] = await rules()
    expect(stored).toEqual({
      id: stored?.id,
      name: 'Everything',
      when: {
        categories: ['Test Drive', 'Fleet Enquiry'],
        locations: ['l1'],
        makes: ['Toyota', 'Kia'],
        conditions: ['used', 'demo'],
        price: { from: 10_000, to: 30_000 },
        states: ['QLD', 'NSW'],
        postcodes: ['4000-4179', '2000'],
        hours: { from: '08:30', to: '17:00' },
        weekdays: [6, 0],
      },
      to: { person: ann.id },
      whenOverdue: { do: 'escalate', to: both.ben.id },
    })
    expect((await ann.open(LIST)).html).toMatch(
      /Test drives and fleet enquiries about used or demo Toyota or Kia cars from \$10,000 to \$30,000 at [^.]+ from QLD or NSW and from postcode 4000–4179 or 2000 on weekends between 8:30 am and 5:00 pm go to Ann Ng\.[\s\S]*When overdue, they go to Ben Ito\./,
    )
    const page = `${LIST}/${stored?.id}`
    const form = (await ann.open(page)).form(page)
    const held = new Set(form.fields.map(([name, value]) => `${name}=${value}`))
    const shown = EVERY_PART().map(([name, value]) => `${name}=${SHOWN[`${name}=${value}`] ?? value}`)
    expect(shown.filter((each) => !held.has(each))).toEqual([])
    // Sent again as it is, nothing changes; without its ticks and texts, each part is gone.
    await ann.send(page, form.sent())
    expect(await rules()).toEqual([stored])
    const emptied = form.fields.filter(([name]) => !TICKS.includes(name))
    const texts = emptied.map(([name, value]) => [name, EMPTIED.includes(name) ? '' : value] as const)
    expect((await ann.send(page, sent(texts))).status).toBe(303)
    expect((await rules())[0]?.when).toEqual({})
  })

  it('INBOX-4 a rule that came by the API loses nothing when one part of it is changed', async () => {
    const left = both.platform.randomId()
    const stored = rule('api', {
      when: {
        categories: ['Trade-In Enquiry', 'Test Drive'],
        locations: ['closed', 'l1'],
        makes: ['toyota', 'Mercedes, Benz'],
        conditions: ['Certified', 'Used'],
        price: { from: 9_999.5 },
        states: ['qld'],
        postcodes: ['4000 - 4179'],
        hours: { from: '22:00', to: '06:00' },
        weekdays: [6, 0],
      },
      to: { person: left },
      whenOverdue: { do: 'escalate', to: left },
    })
    await store(stored)
    const page = `${LIST}/api`
    const saved = await ann.send(page, (await ann.open(page)).form(page).typed('name', 'Renamed').sent())
    expect([saved.status, saved.to]).toEqual([303, `${LIST}?saved=1`])
    expect(await rules()).toEqual([{ ...stored, name: 'Renamed' }])
    const audited = (await storage().audit.of({ kind: 'inbox', id: 'rules' }, { most: 1 }))[0]
    expect(audited).toMatchObject({ by: { name: 'Ann Ng' }, before: [stored], after: [{ ...stored, name: 'Renamed' }] })
  })

  it.each([
    ['name', '', 'Give the rule a name.'],
    ['to', '', 'Choose who gets the leads.'],
    ['to', 'person nobody', 'does not answer leads here'],
    ['postcodes', '4000, Brisbane', '‘Brisbane’ is no postcode. Write 4000, or 4000-4179.'],
    ['postcodes', '4179-4000', '‘4179-4000’ begins after its end. Write 4000-4179.'],
    ['priceTo', '9000', 'The highest price is below the lowest one, so no car fits.'],
    ['priceFrom', 'cheap', 'Price from must be an amount such as 25,000.'],
    ['hoursTo', '', 'Enter both times, or none.'],
    ['hoursTo', '08:30', 'No time is between these two.'],
    ['states', 'WA', 'None of the postcodes is in WA.'],
  ])('STAFF-10 INBOX-4 %s ‘%s’ is marked at its field, and all else stays', async (name, value, words) => {
    await store(rule('old', { when: { makes: ['Kia'] } }))
    for (const page of [LIST, `${LIST}/old`]) {
      const others = EVERY_PART().filter(([each]) => each !== name)
      const shown = (await ann.open(page)).form(page).fields.filter(([each]) => each.startsWith('shown.'))
      const answer = await ann.send(page, sent([...shown, ...others, [name, value]]))
      expect([page, answer.status]).toEqual([page, 409])
      const control = new RegExp(`<(?:input|select)(?=[^>]* name="${name}")[^>]*>`).exec(answer.html)?.[0] ?? ''
      expect(control).toContain('aria-invalid="true"')
      expect(control.toLowerCase()).toContain('autofocus')
      expect(answer.html.match(/aria-invalid/g)).toHaveLength(1)
      expect(answer.html).toContain(words)
      const held = answer.form(page).fields.map(([each, text]) => `${each}=${text}`)
      const kept = others.map(([each, text]) => `${each}=${text}`)
      expect(kept.filter((each) => !held.includes(each))).toEqual([])
    }
    expect((await rules()).map(({ name: each }) => each)).toEqual(['Rule old'])
  })

  it('INBOX-4 without rules one line says so, and the form comes first', async () => {
    await store()
    const { html } = await ann.open(LIST)
    expect(html).toContain('No rules yet: every new lead is unassigned until a person takes it.')
    expect(html).not.toContain('class="empty"')
    expect(html).toMatch(/<details class="rule-more"><summary>Place, day and time</)
    await store(rule('rare', { when: { postcodes: ['4000'] } }))
    expect((await ann.open(`${LIST}/rare`)).html).toMatch(/<details class="rule-more" open="">/)
    expect((await ann.open(LIST)).html).toContain('Checked from the top; the first match gets the lead.')
  })

  it('INBOX-4 a rule that cannot match says so in the list and at its field before anybody types', async () => {
    const left = both.platform.randomId()
    await store(
      rule('gone', { to: { person: left } }),
      rule('dear', { when: { price: { from: 20, to: 10 } } }),
      rule('rare', { when: { makes: ['Bugatti'] } }),
    )
    const { html } = await ann.open(LIST)
    expect(html).toContain('Leads go to a person who has left.')
    expect(html).toContain('This person has left, or does not answer leads here. Choose another one.')
    expect(html).toContain('The highest price is below the lowest one, so no car fits.')
    expect(html).toContain('No Bugatti is in stock at present.')
    expect(html).toContain('‘Rule gone’ above takes every lead.')
    const shown = (await ann.open(`${LIST}/gone`)).html
    expect(shown).toMatch(/<select(?=[^>]* name="to")[^>]* aria-invalid="true"/)
    expect(shown).toContain('Nobody: they have left')
  })

  it.each([
    ['categories', 'Test Drive', 'category', 'Test Drive', 'Fleet Enquiry'],
    ['makes', 'Kia', 'make', 'Kia', 'Toyota'],
    ['conditions', 'used', 'condition', 'used', 'new'],
    ['priceFrom', '20000', 'price', '25000', '15000'],
    ['priceTo', '20000', 'price', '15000', '25000'],
    ['states', 'QLD', 'postcode', '4000', '2000'],
    ['postcodes', '4000-4179', 'postcode', '4000', '2000'],
    ['weekdays', '6', 'weekday', '6', '1'],
    ['hoursFrom', '08:30', 'time', '09:00', '20:00'],
  ])(
    'CR-B13 a rule with ‘%s’ of %s is tried by a lead’s %s before it is saved',
    async (part, value, field, fits, other) => {
      const { form } = await ann.open(LIST)
      expect(form(LIST).value(field)).not.toBeNull()
      const rule = form(LIST).typed('name', 'Tried').typed('to', `person ${ann.id}`).typed(part, value)
      const whole = part === 'hoursFrom' ? rule.typed('hoursTo', '17:00') : rule
      const goesTo = async (lead: string) => {
        const { html } = await ann.send(LIST, whole.typed(field, lead).sent(['do', 'try']))
        return /This lead goes to <strong>([^<]*)</.exec(html)?.[1]
      }
      expect([await goesTo(fits), await goesTo(other)]).toEqual(['Ann Ng', 'Unassigned'])
      expect(await rules()).toEqual([])
    },
  )

  it('INBOX-4 tries a changed rule in its place before it is saved', async () => {
    await store(rule('toyota', { when: { makes: ['Toyota'] } }), rule('rest', { to: { person: both.ben.id } }))
    const page = `${LIST}/toyota`
    const form = (await ann.open(page)).form(page).typed('makes', 'Kia').typed('make', 'Kia')
    const tried = await ann.send(page, form.sent(['do', 'try']))
    expect(tried.html).toMatch(/This lead goes to <strong>Ann Ng<[\s\S]*Rule toyota: goes to Ann Ng/)
    expect(tried.form(page).value('makes')).toBe('Kia')
    expect((await rules())[0]?.when).toEqual({ makes: ['Toyota'] })
    const wrong = await ann.send(page, form.typed('price', 'dear').sent(['do', 'try']))
    expect(wrong.status).toBe(409)
    expect(wrong.html).toMatch(/<input(?=[^>]* name="price")[^>]* aria-invalid="true"/)
  })

  it('INBOX-4 a rule moves by its buttons, says where it is, and stops at the ends', async () => {
    await store(rule('a'), rule('b'), rule('c'))
    const moved = await ann.send(`${LIST}/c/step`, new URLSearchParams({ do: 'up' }))
    const { html } = await ann.open(moved.to ?? '')
    expect(html).toMatch(/role="status"><span>‘Rule c’ is number 2 of 3 now\./)
    expect((await rules()).map(({ id }) => id)).toEqual(['a', 'c', 'b'])
    expect(html).toMatch(/<button(?=[^>]*value="up")[^>]*disabled=""[^>]*>Up<span class="visually-hidden"> Rule a</)
    expect(html.match(/disabled=""/g)).toHaveLength(2)
  })

  it('STAFF-10 a rule that a colleague removed meanwhile comes back as a new one with what was typed', async () => {
    await store(rule('mine', { when: { makes: ['Kia'], conditions: ['used'] } }))
    const page = `${LIST}/mine`
    const typed = (await ann.open(page)).form(page).typed('priceTo', '20000')
    await both.ben.send(`${page}/step`, new URLSearchParams({ do: 'remove' }))
    const answer = await ann.send(page, typed.sent())
    expect([answer.status, answer.html]).toEqual([
      409,
      expect.stringContaining('This rule was removed before. What you typed is below, as a new rule.'),
    ])
    const again = answer.form(LIST)
    expect(['name', 'makes', 'conditions', 'priceTo'].map((name) => again.value(name))).toEqual([
      'Rule mine',
      'Kia',
      'used',
      '20000',
    ])
    expect((await ann.send(LIST, again.sent())).status).toBe(303)
    expect((await rules())[0]?.when).toEqual({ makes: ['Kia'], conditions: ['used'], price: { to: 20_000 } })
  })
})

const TICKS = ['categories', 'conditions', 'locations', 'states', 'weekdays']
const EMPTIED = ['makes', 'priceFrom', 'priceTo', 'postcodes', 'hoursFrom', 'hoursTo']
/** What a control holds of a value that was typed in another way. */
const SHOWN: Readonly<Record<string, string>> = {
  'makes=toyota, Kia': 'Toyota, Kia',
  'priceFrom=$10,000': '10000',
  'priceTo=30k': '30000',
  'postcodes=4000 – 4179, 2000': '4000-4179, 2000',
}
