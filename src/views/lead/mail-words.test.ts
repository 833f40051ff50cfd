import { expect, it } from 'vitest'
import { LEAD_CATEGORIES } from '#domain/lead/category.ts'
import { exampleLead } from '#domain/lead/testing/example-lead.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { inWordsOfSite } from '#site/own-words.ts'
import { confirmationMail } from '../mail/confirmation-mail.ts'
import { leadMail } from '../mail/lead-mail.ts'
import { refundMail, reservationMail } from '../mail/reservation-mail.ts'
import { leadSms } from './lead-sms.ts'

const caravans = exampleSite({ name: 'Example Vans', search: { vehicleWord: 'caravan' } })
const said = <Said>(say: () => Said) => inWordsOfSite(caravans, say)
const CAR_WORDS = /\b(cars?|vehicles?|test drive|drive it)\b/i
const own = { year: 2015, make: 'Jayco', model: 'Swan', km: null, registration: null }
const reservation = { id: 'r1', amount: 200, paid_at: '2026-11-21T00:00:00Z', held_until: '2026-11-23T00:00:00Z' }

it.each(LEAD_CATEGORIES)('D-56 says ‘caravan’ in a caravan dealer’s mails about %s', (category) => {
  const lead = exampleLead({ category, Rego: '123ABC', trade_in_vehicle: own, own_vehicle: own })
  const mails = said(() => [confirmationMail(lead, caravans), leadMail(lead, caravans)])
  const texts = mails.flatMap(({ subject, text, html }) => [subject, withoutAddresses(text), withoutAddresses(html)])
  for (const words of [...texts, said(() => leadSms(lead, caravans))]) expect(words).not.toMatch(CAR_WORDS)
})

it('D-56 offers to inspect, not drive, a reserved caravan', () => {
  const link = 'https://cars.example/reservations/signed'
  const held = exampleLead({ reservation, vehicle: null })
  const late = exampleLead({ reservation: { ...reservation, held_until: null }, vehicle: null })
  const mails = said(() => [
    reservationMail(held, caravans, { link }),
    refundMail(held, caravans, link),
    refundMail(late, caravans, link),
  ])
  for (const { subject, text } of mails) expect(`${subject}\n${withoutAddresses(text)}`).not.toMatch(CAR_WORDS)
  expect(mails[0]?.subject).toBe('Reserved for you: your caravan')
})

it('FORM-13 confirms a test drive as a request', () => {
  const lead = exampleLead({ category: 'Test Drive' })
  expect(confirmationMail(lead, exampleSite()).subject).toBe('We’ve got your test drive request: 2021 Toyota HiLux SR5')
  expect(said(() => confirmationMail(lead, caravans)).subject).toBe(
    'We’ve got your inspection request: 2021 Toyota HiLux SR5',
  )
})

/** The words only: the addresses in the example contain 'cars', as the rules require. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/https?:\/\/[^\s<"]+/g, '')
}
