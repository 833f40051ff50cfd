import { expect, it } from 'vitest'
import { exampleLead } from '#domain/lead/testing/example-lead.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { mailLook } from './mail-look.ts'

const site = exampleSite()
const consent = { wording: 'Email me similar stock.', page: 'https://cars.example/', at: '2026-01-31T00:15:00.000Z' }

it('FORM-13 tells the buyer what was received, about which car, and who to call', () => {
  const mail = confirmationMail(exampleLead({ preferred_time: '2026-02-03T10:00' }), site)
  expect(mail.subject).toBe('Thanks, we’ve got your enquiry: 2021 Toyota HiLux SR5')
  for (const part of ['2021 Toyota HiLux SR5', '1 Example Street, Moorooka QLD 4105', '(07) 3123 4567', 'Hi Jo,'])
    expect(mail.text).toContain(part)
  expect(mail.text).toContain('You asked for: Tuesday')
})

it('A10 has a short reference that a buyer can read out, and no long one', () => {
  const { text, html } = confirmationMail(exampleLead(), site)
  for (const body of [text, html]) {
    expect(body).toContain('Your reference: 0F8FAD5B.')
    expect(body).not.toContain('0f8fad5b-')
  }
})

it('A10 FORM-14 a booked time is in the subject and large in the mail, and nobody promises to call', () => {
  const booked = exampleLead({
    category: 'Test Drive',
    preferred_time: '2026-11-28T10:30',
    appointment: { start: '2026-11-28T00:30:00.000Z', end: '2026-11-28T01:15:00.000Z' },
  })
  const { subject, text } = confirmationMail(booked, site)
  expect(subject).toBe('Your test drive is booked: Sat, 28 Nov, 10:30 am')
  expect(text).toContain('Your time: Saturday')
  expect(text).toContain('Bring your driver licence.')
  expect(text).not.toContain(site.leads.successMessage)
})

it('ROUTE-6 names who answers and how soon, where the site says so and its answers prove it', () => {
  const time = 'We answer half of all enquiries within 15 minutes during opening hours.'
  const person = { name: 'Megan Foster', role: 'Sales manager', photo: null, today: null }
  const textWith = (answerer: Parameters<typeof confirmationMail>[2]) =>
    confirmationMail(exampleLead(), site, answerer).text
  expect(textWith({ answerer: { person, time } })).toContain(`Megan Foster, Sales manager, looks after you. ${time}`)
  expect(textWith({ answerer: { person: null, time } })).toContain(`\n${time}`)
  expect(textWith({ answerer: null })).not.toContain('looks after you')
})

it('ROUTE-6 shows the face of who answers, by its address on the site, and no picture without one', () => {
  const photo = { src: '/site-files/megan.webp', srcset: null, alt: '', width: 400, height: 400 }
  const htmlWith = (face: typeof photo | null) => {
    const person = { name: 'Megan Foster', role: 'Sales manager', photo: face, today: null }
    return confirmationMail(exampleLead(), site, { answerer: { person, time: null } }).html
  }
  const { origin } = new URL(exampleLead().payload.url)
  expect(htmlWith(photo)).toContain(`<img src="${origin}/site-files/megan.webp" alt="" width="64"`)
  expect(htmlWith(null)).not.toContain('<img')
})

it('A10 shows the car with its photo and price, and a link to directions', () => {
  const car = {
    title: '2021 Toyota HiLux',
    price: '$52,990 drive away',
    url: 'https://cars.example/cars/a',
    picture: 'https://cars.example/a.webp',
  }
  const { html, text } = confirmationMail(exampleLead(), site, { car })
  expect(html).toContain('<img src="https://cars.example/a.webp"')
  expect(text).toContain('2021 Toyota HiLux\n$52,990 drive away\nhttps://cars.example/cars/a')
  expect(html).toMatch(/<a href="https:\/\/www\.google\.com\/maps\/dir\/[^"]+"[^>]*>Get directions</)
  expect(confirmationMail(exampleLead(), site).html).not.toContain('<img')
})

it.each(['harbour', 'ridge', 'meadow'] as const)(
  'A10 SITE-2 wears the colours and corners of %s and the site',
  (template) => {
    const own = exampleSite({ template, branding: { primary: '#123456', radius: 'large', headingCase: 'capitals' } })
    const { html } = confirmationMail(exampleLead(), own)
    expect(html).toContain('background:#123456')
    expect(html).toContain('border-radius:14px')
    expect(html).toContain('text-transform:uppercase')
    expect(mailLook(own).colours.ground).not.toBe(
      mailLook(exampleSite({ template: template === 'ridge' ? 'meadow' : 'ridge' })).colours.ground,
    )
  },
)

it('A10 says the site’s own words about a kind of lead', () => {
  const words = {
    category: 'Vehicle Enquiry' as const,
    heading: 'Ripper, got it',
    steps: ['Sam rings you.'],
    mail: 'Sam has your note.',
  }
  const own = exampleSite({ leads: { afterLead: [words] } })
  const { subject, text } = confirmationMail(exampleLead(), own)
  expect(subject).toBe('Ripper, got it: 2021 Toyota HiLux SR5')
  expect(text).toContain('1. Sam rings you.')
  expect(text).toContain('Sam has your note.')
  expect(text).not.toContain(own.leads.successMessage)
})

it('A10 FORM-14 says the site’s own words about a booked time, and not those about a form that was sent', () => {
  const sent = { category: 'Test Drive' as const, heading: 'Got it', steps: null, mail: 'Sam rings you.' }
  const booked = { ...sent, when: 'booked' as const, heading: 'You’re in the book', mail: 'Coffee’s on.' }
  const own = exampleSite({ leads: { afterLead: [sent, booked] } })
  const appointment = { start: '2026-11-28T00:30:00.000Z', end: '2026-11-28T01:00:00.000Z' }
  const lead = exampleLead({ category: 'Test Drive', preferred_time: '2026-11-28T10:30', appointment })
  const { subject, text } = confirmationMail(lead, own)
  expect(subject).toMatch(/^You’re in the book: /)
  expect(text).toContain('Coffee’s on.')
  expect(text).not.toContain('Sam rings you.')
})

it.each([
  ['Jo', 'Hi Jo,'],
  ['Mary-Jane', 'Hi Mary-Jane,'],
  ['Nguyễn', 'Hi Nguyễn,'],
  ['Win at evil.example', 'Hi,'],
  ['Call 0412 345 678', 'Hi,'],
  ['Buy Our Cheap Pills', 'Hi,'],
  ['x'.repeat(21), 'Hi,'],
])('A10 FORM-2 greets only by a plain short name: %s', (name, expected) => {
  expect(confirmationMail(exampleLead({ name }), site).text).toContain(expected)
})

it('LAW-4 tells only buyers who agreed to marketing messages how to unsubscribe', () => {
  const address = 'https://cars.example/unsubscribe/signed'
  const agreed = confirmationMail(exampleLead({}, { consent }), site, { unsubscribeLink: address })
  expect(agreed.unsubscribe).toBe(address)
  expect(agreed.text).toContain(address)
  expect(agreed.html).toContain(`<a href="${address}"`)
  const declined = confirmationMail(exampleLead(), site, { unsubscribeLink: address })
  expect(declined.unsubscribe).toBeNull()
  expect(declined.text).not.toContain('unsubscribe')
})

it('FORM-2 contains nothing typed, because anyone can enter someone else’s address', () => {
  const spam = 'Win big at https://evil.example'
  const { text, html } = confirmationMail(exampleLead({ name: spam, last_name: spam, message: spam }), site)
  expect(`${text}${html}`).not.toContain('evil.example')
})
