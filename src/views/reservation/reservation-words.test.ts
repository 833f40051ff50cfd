import { describe, expect, it } from 'vitest'
import { deadlineText } from '#domain/date/local-time.ts'
import { exampleLead } from '#domain/lead/testing/example-lead.ts'
import { hoursText } from '#domain/reservation/hours-text.ts'
import { reservationFields, reservationFormSchema } from '#domain/reservation/reservation-form.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { refundMail, reservationMail } from '../mail/reservation-mail.ts'
import { checkoutSteps, closedWords, promises, reservationTerms } from './checkout-view.ts'
import { buyerSees, reservationWords, type SeenReservation } from './reservation-view.ts'

const FACTS = { amount: 200, holdHours: 48, dealer: 'Sample Motors South', region: 'AU' } as const
const BRISBANE = { region: 'AU', timezone: 'Australia/Brisbane' } as const

it('RESERVE-5 gives the end of a hold in the dealer’s time zone, with its name', () => {
  const instant = new Date('2026-11-24T00:20:00Z')
  expect(deadlineText(instant, BRISBANE)).toBe('Tuesday 24 November at 10:20 am AEST')
  expect(deadlineText(instant, { region: 'AU', timezone: 'Australia/Sydney' })).toBe(
    'Tuesday 24 November at 11:20 am AEDT',
  )
})

it.each([
  [1, '1 hour'],
  [24, '24 hours'],
  [48, '48 hours'],
  [72, '3 days'],
  [100, '100 hours'],
])('RESERVE-1 shows %i hours as %s', (hours, text) => {
  expect(hoursText(hours)).toBe(text)
})

it('RESERVE-1 states amount, time and refund before payment, and the law of each country', () => {
  expect(promises(FACTS).map(({ title }) => title)).toEqual(['$200 deposit', 'Held for 48 hours', 'Fully refundable'])
  const terms = reservationTerms(FACTS).join(' ')
  for (const said of ['$200', '48 hours', 'not a contract to buy', 'Australian Consumer Law', '15 minutes'])
    expect(terms).toContain(said)
  expect(reservationTerms({ ...FACTS, region: 'NZ' }).join(' ')).not.toContain('Australian')
  expect(checkoutSteps(FACTS)).toHaveLength(3)
  expect(closedWords('sold', 'caravan').heading).toBe('This caravan has been sold')
})

it('FORM-7 has the same fields in the form and in its schema', () => {
  expect(reservationFields('AU').map(({ name }) => name)).toEqual(Object.keys(reservationFormSchema('AU').shape))
})

describe('buyer’s page of a reservation', () => {
  const seen = (change: Partial<SeenReservation>): SeenReservation => ({
    state: 'held',
    payBy: new Date('2026-11-21T00:15:00Z'),
    heldUntil: new Date('2026-11-23T00:00:00Z'),
    amount: 200,
    refund: 'none',
    leadId: null,
    ...change,
  })
  it.each([
    [{ state: 'pending' }, true, 'Your payment is not finished yet'],
    [{ state: 'pending' }, false, 'Your payment is being confirmed'],
    [{ state: 'held' }, false, 'It’s reserved for you'],
    [{ state: 'expired' }, false, 'Your payment session timed out'],
    [{ state: 'cancelled' }, false, 'You haven’t been charged'],
    [{ state: 'lapsed', refund: 'due' }, false, 'Your reservation has ended'],
    [{ state: 'refunded', refund: 'sent' }, false, 'Your reservation has ended'],
    [{ state: 'refunded', refund: 'sent', heldUntil: null }, false, 'Sorry, this one has just been reserved'],
    [{ state: 'completed' }, false, 'It’s yours'],
  ] as const)('RESERVE-3 for %o, still open: %s, the heading is %s', (change, isOpen, heading) => {
    const reservation = seen(change)
    const words = reservationWords(buyerSees(reservation, isOpen), reservation, BRISBANE, 'Sample South')
    expect(words.heading).toBe(heading)
  })
})

describe('buyer’s mails about a reservation', () => {
  const site = {
    ...exampleSite({ name: 'Sample Motors' }),
    ...BRISBANE,
    locations: exampleSite().locations.map((place) => ({
      ...place,
      name: 'Sample Motors South',
      phone: '07 5550 0000',
      leadEmail: 'sales@dealer.example',
    })),
  }
  const link = 'https://cars.example/reservations/signed'
  const paid = { id: 'r1', amount: 200, paid_at: '2026-11-21T00:00:00Z', held_until: '2026-11-23T00:00:00Z' }

  it('RESERVE-5 confirms amount, end of the hold, how to get a refund and who to call', () => {
    const mail = reservationMail(exampleLead({ reservation: paid }), site, { link })
    expect(mail.subject).toBe('Reserved for you: 2021 Toyota HiLux SR5')
    for (const said of [
      'Your $200 deposit is paid.',
      'until Monday 23 November at 10:00 am AEST',
      'fully refundable. Cancel on the page of your reservation, reply to this email or call us',
      'Your reservation R1: ',
      'Sample Motors South\n1 Example Street, Moorooka QLD 4105\n(07) 5550 0000',
      'https://cars.example/reservations/signed',
    ])
      expect(mail.text).toContain(said)
    expect(mail.replyTo).toBe('sales@dealer.example')
    expect(mail.html).toContain('<a href="https://cars.example/reservations/signed"')
  })

  it('RESERVE-3 explains that the deposit is refunded, and why', () => {
    const ended = refundMail(exampleLead({ reservation: paid }), site, link)
    const late = refundMail(exampleLead({ reservation: { ...paid, held_until: null } }), site, link)
    expect([ended.subject, late.subject]).toEqual(Array(2).fill('Your deposit of $200 is on its way back'))
    expect(ended.text).toContain('Your reservation of the 2021 Toyota HiLux SR5 has ended.')
    expect(late.text).toContain('someone else had already reserved it')
  })
})
