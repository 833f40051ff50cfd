import { describe, expect, it } from 'vitest'
import { leadFormFields, leadFormSchema } from './lead-form.ts'
import { LEAD_FORM_KINDS, LEAD_FORMS, type LeadFormKind } from './lead-form-kind.ts'
import { type LeadFormOptions, type LeadFormSite, leadFormOptions, optionsOfAnswer } from './lead-form-options.ts'

const single: LeadFormSite = {
  region: 'AU',
  leads: {
    messageRequired: true,
    optInText: 'Email me similar stock and latest offers.',
    askRego: false,
    askTradeIn: true,
    askContactMethod: false,
    askFinance: false,
    requireTerms: false,
    askDealership: true,
    services: ['Brakes', 'Tyres'],
    defaultState: 'qld',
  },
  appointments: { booking: false, daysAhead: 21 },
  timezone: 'Australia/Brisbane',
  dealerships: [{ slug: 'yard', name: 'The Yard' }],
  locations: [{ id: 'l1', name: 'Yard', types: ['sales'] }],
}
const group: LeadFormSite = {
  ...single,
  dealerships: [...single.dealerships, { slug: 'north', name: 'North' }],
  locations: [...single.locations, { id: 'l2', name: 'North', types: ['sales'] }],
}
const everything: LeadFormSite = {
  ...single,
  leads: { ...single.leads, askRego: true, askContactMethod: true, askFinance: true, requireTerms: true },
}

const everyKind = LEAD_FORM_KINDS

const filledIn = {
  name: 'Jo',
  last_name: 'Nguyen',
  email: 'jo@mail.example',
  phone: '0412 345 678',
  postcode: '4000',
  message: 'Is it still there?',
  website: '',
}
const ownVehicle = { own_make: 'Mazda', own_model: 'CX-5', own_year: '2019' }

function check(input: object, options: Partial<LeadFormOptions> = {}, kind: LeadFormKind = 'vehicle-enquiry') {
  return leadFormSchema({ ...leadFormOptions(single), ...options }, kind).safeParse({ ...filledIn, ...input })
}

function errorsOf(input: object, options: Partial<LeadFormOptions> = {}, kind: LeadFormKind = 'vehicle-enquiry') {
  const issues = check(input, options, kind).error?.issues ?? []
  return issues.map((issue) => [issue.path.join('.'), issue.message])
}

it('P-8 FORM-4 a hidden location is in no list, and is accepted where a page or a car names it', () => {
  const hidden = { id: 'l3', name: 'Storage', types: ['sales'], visible: false }
  const options = leadFormOptions({
    ...group,
    dealerships: single.dealerships,
    locations: [...group.locations, hidden],
  })
  const listed = leadFormFields(options, 'general-enquiry').find(({ name }) => name === 'location_id')?.options
  expect(listed?.map(({ value }) => value)).toEqual(['l1', 'l2'])
  for (const kind of ['vehicle-enquiry', 'general-enquiry'] as const) {
    const asked = { ...filledIn, category: 'General Enquiry', location_id: 'l3' }
    expect(leadFormSchema(options, kind).safeParse(asked).data?.location_id).toBe('l3')
  }
  const two = leadFormOptions({ ...group, dealerships: single.dealerships, locations: [group.locations[0]!, hidden] })
  expect(leadFormFields(two, 'general-enquiry').find(({ name }) => name === 'location_id')?.type).toBe('hidden')
})

describe('FORM-2 field limits', () => {
  it.each([
    ['name', '', 'Enter your first name.'],
    ['name', ' \t ', 'Enter your first name.'],
    ['name', 'x'.repeat(101), 'First Name must be at most 100 characters.'],
    ['last_name', '', 'Enter your last name.'],
    ['last_name', 'x'.repeat(101), 'Last Name must be at most 100 characters.'],
    ['email', '', 'Enter your email address.'],
    ['email', 'nobody', 'Enter a valid email address, such as name@example.com.'],
    ['email', 'jo@mail.example\r\nBcc: spy@evil.example', 'Enter a valid email address, such as name@example.com.'],
    ['email', `${'x'.repeat(243)}@mail.example`, 'Email Address must be at most 254 characters.'],
    ['phone', '', 'Enter your mobile number.'],
    ['phone', '0412 345', 'Enter a valid phone number, such as 0412 345 678.'],
    ['phone', '+64 21 12', 'Enter a valid phone number, such as 0412 345 678.'],
    ['phone', '+999 20 7946 0958', 'Enter a valid phone number, such as 0412 345 678.'],
    ['phone', 'call 0412 345 678', 'Enter a valid phone number, such as 0412 345 678.'],
    ['message', 'x'.repeat(5001), 'Message must be at most 5000 characters.'],
    ['name', ['Jo', 'Al'], 'Enter your first name.'],
    ['name', { first: 'Jo' }, 'Enter your first name.'],
  ])('FORM-2 refuses %s of %j', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual([[field, message]])
  })

  it.each([
    ['name', 'x'.repeat(100)],
    ['email', `${'x'.repeat(241)}@mail.example`],
    ['email', "o'neil+cars@mail.example"],
    ['message', 'x'.repeat(5000)],
  ])('FORM-2 accepts %s at its limit', (field, value) => {
    expect(check({ [field]: value }).data).toMatchObject({ [field]: value })
  })

  it.each([
    ['AU', '(07) 3333 4444', '+61733334444'],
    ['AU', '1300 655 506', '+611300655506'],
    ['AU', '+61 412 345 678', '+61412345678'],
    ['AU', '  0412-345-678  ', '+61412345678'],
    ['AU', '0412\u00a0345\u00a0678', '+61412345678'],
    ['AU', '+61 (0) 412 345 678', '+61412345678'],
    ['AU', '61412345678', '+61412345678'],
    ['NZ', '021 123 4567', '+64211234567'],
    ['US', '(201) 555-0123', '+12015550123'],
    ['US', '(787) 240-2750', '+17872402750'],
    ['AU', '+64 21 123 4567', '+64211234567'],
    ['AU', '+44 20 7946 0958', '+442079460958'],
  ] as const)('FORM-2 stores a %s phone %s as %s', (region, phone, kept) => {
    const postcode = region === 'US' ? '90210' : '4000'
    expect(check({ phone, postcode }, { region }).data?.phone).toBe(kept)
  })

  it.each(['Zoë', 'José María', 'O’Brien-Smith', '李小龍', 'Нгуен', 'محمد', 'Nguyễn', 'Þór', 'X Æ A-12'])(
    'FORM-2 accepts the name %s unchanged',
    (name) => {
      expect(check({ name, last_name: name }).data).toMatchObject({ name, last_name: name })
    },
  )

  it('FORM-2 removes control characters, bidirectional overrides and line breaks from a name', () => {
    expect(check({ name: ' J\u0000o\r\nBcc: x\u202e \u200bZoe\u0301 ' }).data?.name).toBe('Jo Bcc: x Zoé')
  })

  it('FORM-2 preserves the lines of a message with any line ending', () => {
    expect(check({ message: ' a\r\nb\rc\u2028d\n\n\n\ne\u0007 ' }).data?.message).toBe('a\nb\nc\nd\n\ne')
  })

  it('FORM-2 counts a character outside the basic plane as one: 5,000 emoji pass, one more does not', () => {
    expect(check({ message: '🚗'.repeat(5000) }).success).toBe(true)
    expect(errorsOf({ message: '🚗'.repeat(5001) })).toEqual([['message', 'Message must be at most 5000 characters.']])
  })
})

describe('FORM-3 the postcode', () => {
  it.each(['', '400', '40000', '4 00', '４０００', 'QLD4', '4000\n5'])('FORM-3 refuses %j', (postcode) => {
    expect(errorsOf({ postcode })).toEqual([['postcode', 'Invalid postcode. Please enter a 4-digit number.']])
  })

  it('FORM-3 accepts four digits, with a leading zero', () => {
    expect(check({ postcode: ' 0800 ' }).data?.postcode).toBe('0800')
  })

  it('SITE-6 requires five digits in the US', () => {
    const phone = '(201) 555-0123'
    expect(check({ phone, postcode: '02134' }, { region: 'US' }).data?.postcode).toBe('02134')
    expect(errorsOf({ phone, postcode: '2134' }, { region: 'US' })[0]?.[1]).toBe(
      'Invalid ZIP code. Please enter a 5-digit number.',
    )
  })
})

describe('FORM-4 message, category, location and dealership', () => {
  it('FORM-4 requires a message', () => {
    expect(errorsOf({ message: '' })).toEqual([['message', 'Enter your message.']])
  })

  it('FORM-4 does not require a message if the site says so', () => {
    expect(check({ message: ' ' }, { messageRequired: false }).data?.message).toBeNull()
  })

  it.each([
    ['general-enquiry', 'General Enquiry'],
    ['vehicle-enquiry', 'Vehicle Enquiry'],
  ] as const)('FORM-4 the category of a %s is %s by default', (kind, category) => {
    expect(check({ category: '' }, {}, kind).data?.category).toBe(category)
    expect(fieldOf('category', single, kind)?.defaultValue).toBe(category)
  })

  it('FORM-4 refuses an unknown category', () => {
    expect(errorsOf({ category: 'Free Cars' }, {}, 'general-enquiry')).toEqual([
      ['category', 'Please Select an Enquiry Type'],
    ])
  })

  it('FORM-4 requires one of the locations where there are several', () => {
    const options = { ...leadFormOptions(group), askDealership: false }
    const prompt = [['location_id', 'Please Select a Dealership Location']]
    expect(errorsOf({}, options, 'general-enquiry')).toEqual(prompt)
    expect(errorsOf({ location_id: 'elsewhere' }, options, 'general-enquiry')).toEqual(prompt)
    expect(check({ location_id: 'l2' }, options, 'general-enquiry').data?.location_id).toBe('l2')
  })

  it('FORM-4 calls departments at one address departments', () => {
    const departments = [...single.locations, { id: 'l2', name: 'Service', types: ['service'] }]
    expect(leadFormOptions({ ...single, locations: departments }).locationPrompt).toBe('Please Select a Department')
  })

  it('FORM-4 preselects a single location', () => {
    expect(fieldOf('location_id', single, 'general-enquiry')).toMatchObject({ type: 'hidden', defaultValue: 'l1' })
    expect(fieldOf('location_id', group, 'vehicle-enquiry')).toMatchObject({ type: 'hidden', defaultValue: '' })
  })

  it('FORM-4 requires a preferred dealership where there are several, unless the site removes the field', () => {
    const options = leadFormOptions(group)
    expect(errorsOf({}, options, 'general-enquiry')).toEqual([['dealership_slug', 'Select a Preferred Dealership']])
    expect(check({ dealership_slug: 'north' }, options, 'general-enquiry').data?.dealership_slug).toBe('north')
    expect(errorsOf({}, { ...options, askDealership: false }, 'general-enquiry')[0]?.[0]).toBe('location_id')
  })
})

describe('FORM-4 the location’s own page', () => {
  const named = { location_id: 'l2' }

  it('ROUTE-8 asks only for the location, in the required words, and accepts it', () => {
    const options = optionsOfAnswer(leadFormOptions(group), named)
    const fields = leadFormFields(options, 'general-enquiry')
    expect(fields.find(({ name }) => name === 'dealership_slug')).toMatchObject({ type: 'hidden' })
    expect(fields.find(({ name }) => name === 'location_id')).toMatchObject({
      type: 'select',
      required: true,
      placeholder: 'Please Select a Dealership Location',
    })
    expect(check(named, options, 'general-enquiry').data?.location_id).toBe('l2')
  })

  it.each([{}, { location_id: '' }, { location_id: 'l2', dealership_slug: 'north' }])(
    'FORM-4 still asks for the dealership with %j',
    (answer) => {
      expect(optionsOfAnswer(leadFormOptions(group), answer).askDealership).toBe(true)
    },
  )

  it('FORM-4 asks for the dealership if several share the only location', () => {
    const one = { ...group, locations: single.locations }
    expect(optionsOfAnswer(leadFormOptions(one), { location_id: 'l1' }).askDealership).toBe(true)
  })
})

describe('FORM-1 test drive and finance', () => {
  it.each(['test-drive', 'vehicle-test-drive'] as const)(
    'FORM-1 a %s requires no message and accepts a time',
    (kind) => {
      const data = check({ message: '', preferred_time: '2026-11-28T10:30' }, {}, kind).data
      expect(data).toMatchObject({ message: null, preferred_time: '2026-11-28T10:30', category: 'Test Drive' })
      expect(check({}, {}, kind).data?.preferred_time).toBeNull()
      expect(fieldOf('preferred_time', single, kind)).toMatchObject({ type: 'datetime-local', required: false })
    },
  )

  it.each([
    ['28990', 28990],
    ['$28,990', 28990],
    ['28 990.50', 28991],
    [28990, 28990],
    ['', null],
    [undefined, null],
  ])('ROUTE-7 stores a budget of %j as %j', (budget, kept) => {
    expect(check({ budget }, {}, 'finance-enquiry').data?.budget).toBe(kept)
  })

  it.each([
    ['a lot', 'Budget must be an amount such as 25,000.'],
    ['-5', 'Budget must be an amount such as 25,000.'],
    ['1e9', 'Budget must be an amount such as 25,000.'],
    ['10000001', 'Budget must be at most 10,000,000.'],
  ])('ROUTE-7 refuses a budget of %j', (budget, message) => {
    expect(errorsOf({ budget }, {}, 'vehicle-finance')).toEqual([['budget', message]])
  })

  it('ROUTE-7 stores the link’s condition if it is valid, and otherwise ignores it', () => {
    expect(check({ car_type: 'demo' }, {}, 'finance-enquiry').data?.car_type).toBe('demo')
    expect(check({ car_type: 'stolen' }, {}, 'finance-enquiry').data?.car_type).toBeNull()
  })

  it('FORM-4 asks for the dealership on finance forms; a car’s own is used if none is chosen', () => {
    const options = leadFormOptions(group)
    expect(errorsOf({}, options, 'finance-enquiry')).toEqual([['dealership_slug', 'Select a Preferred Dealership']])
    expect(check({}, options, 'vehicle-finance').data?.dealership_slug).toBeNull()
    expect(fieldOf('dealership_slug', group, 'vehicle-finance')).toMatchObject({ type: 'select', required: false })
    expect(fieldOf('dealership_slug', group, 'vehicle-test-drive')).toMatchObject({ type: 'hidden' })
  })

  it('FORM-6 does not ask about finance on a finance form', () => {
    expect(fieldOf('finance', everything, 'vehicle-finance')).toBeUndefined()
    const options = { ...leadFormOptions(everything), requireTerms: false }
    expect(check({ finance: 'Yes' }, options, 'finance-enquiry').data?.finance).toBeNull()
  })

  it('FORM-1 does not ask for time or budget on an enquiry, and ignores them', () => {
    const sent = { preferred_time: '2026-11-28T10:30', budget: 'x', car_type: 'new' }
    expect(check(sent).data).toMatchObject({ preferred_time: null, budget: null, car_type: null })
  })

  it.each(everyKind)('FORM-5 a %s has the opt-in wording of car forms if it is about a car', (kind) => {
    const words = LEAD_FORMS[kind].aboutCar ? single.leads.optInText : expect.stringMatching(/^Yes, I would like/)
    expect(fieldOf('opt_in', single, kind)?.label).toEqual(words)
  })
})

describe('FORM-5 the opt-in', () => {
  it('FORM-5 is ticked by default and optional', () => {
    expect(fieldOf('opt_in', single, 'vehicle-enquiry')).toMatchObject({ defaultValue: 'on', required: false })
    expect(check({}).data?.opt_in).toBe(false)
    expect(check({ opt_in: 'on' }).data?.opt_in).toBe(true)
  })

  it('L11 FORM-5 is not ticked where the site says so, and gives no consent by default', () => {
    const unticked = { ...single, leads: { ...single.leads, optInTicked: false } }
    expect(fieldOf('opt_in', unticked, 'vehicle-enquiry')).toMatchObject({ defaultValue: '', required: false })
    expect(fieldOf('opt_in', unticked, 'general-enquiry')).toMatchObject({ defaultValue: '' })
  })

  it('FORM-5 has its own wording on a car’s form', () => {
    expect(fieldOf('opt_in', single, 'vehicle-enquiry')?.label).toBe('Email me similar stock and latest offers.')
    expect(fieldOf('opt_in', single, 'general-enquiry')?.label).toBe(
      'Yes, I would like to subscribe to receive latest offers & product updates.',
    )
  })
})

describe('FORM-6 optional questions', () => {
  it('FORM-6 asks only the site’s questions', () => {
    expect(namesOf(single)).not.toEqual(expect.arrayContaining(['rego']))
    expect(namesOf(everything)).toEqual(
      expect.arrayContaining(['trade_in', 'rego', 'finance', 'preferred_contact', 'terms']),
    )
  })

  it('FORM-6 returns the answers', () => {
    const answers = { trade_in: 'Yes', rego: '123 ABC', finance: 'No', preferred_contact: 'SMS', terms: 'on' }
    expect(check(answers, leadFormOptions(everything)).data).toMatchObject({ ...answers, terms: true })
  })

  it('FORM-6 preselects Phone as contact method', () => {
    expect(fieldOf('preferred_contact', everything, 'vehicle-enquiry')?.defaultValue).toBe('Phone')
  })

  it('FORM-6 requires agreement to the terms if the site does', () => {
    expect(errorsOf({}, leadFormOptions(everything))).toEqual([
      ['terms', 'You must agree to the terms of use before submitting the form.'],
    ])
  })
})

describe('FORM-7 one definition for rendering and validation', () => {
  const kinds = everyKind
  const cases = kinds.flatMap((kind) => [single, group, everything].map((site) => ({ kind, site })))

  it.each(cases)('FORM-7 an empty $kind has errors for exactly its required fields', ({ kind, site }) => {
    const options = leadFormOptions(site)
    const required = leadFormFields(options, kind).filter((field) => field.required && field.defaultValue === '')
    const issues = leadFormSchema(options, kind).safeParse({}).error?.issues ?? []
    expect(issues.map((issue) => issue.path.join('.'))).toEqual(required.map((field) => field.name))
  })

  it.each(cases)('FORM-7 a $kind filled in with its defaults and options passes', ({ kind, site }) => {
    const options = leadFormOptions(site)
    const fields = leadFormFields(options, kind)
    const chosen = fields.map((field) => [field.name, field.defaultValue || (field.options[0]?.value ?? '')])
    const input = { ...Object.fromEntries(chosen), ...filledIn, ...ownVehicle, company: 'Acme', terms: 'on' }
    expect(leadFormSchema(options, kind).safeParse(input).error).toBeUndefined()
  })

  it('FORM-7 the fields are in the form’s order, with autocomplete values', () => {
    expect(namesOf(single).slice(0, 5)).toEqual(['name', 'last_name', 'phone', 'email', 'postcode'])
    expect(fieldOf('postcode', single, 'vehicle-enquiry')).toMatchObject({
      label: 'Postcode',
      autocomplete: 'postal-code',
      inputMode: 'numeric',
      maxLength: 4,
      required: true,
    })
  })
})

describe('B12 B13 the order of the questions', () => {
  it.each([
    ['test-drive', ['location_id', 'preferred_time', 'name']],
    ['vehicle-test-drive', ['preferred_time', 'name']],
    ['finance-enquiry', ['budget', 'name']],
    ['trade-in', ['own_make', 'own_model', 'own_year', 'own_odometer', 'rego', 'rego_state', 'name']],
    ['vehicle-enquiry', ['name']],
  ] as const)('B12 B13 the form %s asks first what the visitor came for, then who they are', (kind, first) => {
    const options = { ...leadFormOptions(group), bookingDays: 7 }
    const visible = leadFormFields(options, kind).filter(({ type }) => type !== 'hidden')
    expect(visible.slice(0, first.length).map(({ name }) => name)).toEqual(first)
  })

  it('B12 FORM-7 errors are in the order of the questions', () => {
    const issues = leadFormSchema(leadFormOptions(single), 'trade-in').safeParse({}).error?.issues ?? []
    expect(issues.slice(0, 4).map(({ path }) => path[0])).toEqual(['own_make', 'own_model', 'own_year', 'name'])
  })
})

describe('FORM-8 the visit', () => {
  it('FORM-8 reads pages and parameters from a hidden field or from JSON', () => {
    const visit = { visited_pages: ['/', '/cars/a'], linked_query_params: { utm_source: 'mail' } }
    expect(check(visit).data).toMatchObject(visit)
    const hidden = Object.fromEntries(Object.entries(visit).map(([name, value]) => [name, JSON.stringify(value)]))
    expect(check(hidden).data).toMatchObject(visit)
  })

  it.each(['{', '7', '["a"', 'null', '{"a":1}', '[1,{}]'])(
    'FORM-8 accepts the lead with %j in a hidden field',
    (value) => {
      expect(check({ visited_pages: value, linked_query_params: value }).data).toMatchObject({
        visited_pages: [],
        linked_query_params: {},
      })
    },
  )

  it('FORM-8 stores the last 50 pages', () => {
    const pages = Array.from({ length: 60 }, (_, index) => `/${index}`)
    expect(check({ visited_pages: pages }).data?.visited_pages).toEqual(pages.slice(10))
  })
})

function fieldOf(name: string, site: LeadFormSite, kind: LeadFormKind) {
  return leadFormFields(leadFormOptions(site), kind).find((field) => field.name === name)
}

function namesOf(site: LeadFormSite) {
  return leadFormFields(leadFormOptions(site), 'vehicle-enquiry').map((field) => field.name)
}
