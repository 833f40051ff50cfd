import { expect, it } from 'vitest'
import { exampleLead } from '#domain/lead/testing/example-lead.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { confirmationMail } from './confirmation-mail.ts'

const site = exampleSite()
const consent = { wording: 'Email me similar stock.', page: 'https://cars.example/', at: '2026-01-31T00:15:00.000Z' }

it('FORM-13 tells the buyer what was received, about which car, and who to call', () => {
  const mail = confirmationMail(exampleLead({ preferred_time: '2026-02-03T10:00' }), site)
  expect(mail.subject).toBe('Example Motors has received your vehicle enquiry')
  for (const part of ['2021 Toyota HiLux SR5', '1 Example Street, Moorooka QLD 4105', '(07) 3123 4567', '0f8fad5b-'])
    expect(mail.text).toContain(part)
  expect(mail.text).toContain('You asked for: ')
})

it('LAW-4 tells only buyers who agreed to marketing messages how to unsubscribe', () => {
  const agreed = confirmationMail(exampleLead({}, { consent }), site)
  const address = 'https://cars.example/unsubscribe/0f8fad5b-d9cb-469f-a165-70867728950e'
  expect(agreed.unsubscribe).toBe(address)
  expect(agreed.text).toContain(address)
  expect(agreed.html).toContain(`<a href="${address}">`)
  const declined = confirmationMail(exampleLead(), site)
  expect(declined.unsubscribe).toBeNull()
  expect(declined.text).not.toContain('unsubscribe')
})

it('FORM-2 contains nothing typed, because anyone can enter someone else’s address', () => {
  const spam = 'Win big at https://evil.example'
  const { text, html } = confirmationMail(exampleLead({ name: spam, last_name: spam, message: spam }), site)
  expect(`${text}${html}`).not.toContain('evil.example')
})
