import { expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { type SiteInput, siteSchema } from '../site.ts'
import { decisionsText } from './decisions-text.ts'

const OFF: Partial<SiteInput> = {
  finance: { calculator: false },
  home: { budgetFinder: false },
  delivery: { confirmBuyer: false },
}

/** Each switch, with what the policy then says besides. */
const SWITCHES: readonly (readonly [string, Partial<SiteInput>, string])[] = [
  ['a lender’s estimates', { finance: { calculator: false, provider: 'taurus' } }, 'Your repayments'],
  ['the calculator', { finance: { calculator: true } }, 'Your repayments'],
  ['the budget finder', { home: { budgetFinder: true } }, 'Your repayments'],
  ['valuations', { tradeIn: { valuation: true } }, 'The value of your trade-in'],
  ['confirmations', { delivery: { confirmBuyer: true } }, 'The mail that confirms your message'],
  ['bookings', { appointments: { booking: true } }, 'Your booking'],
  ['reservations', { reservation: { kind: 'deposit' } }, 'Your reservation'],
  ['alerts', { alerts: { enabled: true } }, 'Which cars we write to you about'],
  ['the garage', { integrations: { garageEnabled: true } }, 'Signing in'],
]

const subjects = (changes: Partial<SiteInput>) =>
  [...decisionsText(siteSchema.parse(smallSite({ ...OFF, ...changes }))).matchAll(/^- \*\*(.+)\.\*\*/gm)].map(
    ([, about]) => about,
  )

it('LAW-5 lists what every site decides, with the details used and whether a person looks at it', () => {
  expect(subjects({})).toEqual(['Who answers you', 'Refusing junk'])
  const text = decisionsText(siteSchema.parse(smallSite(OFF)))
  expect(text).toContain('It uses your phone number and email address, your postcode, what you ask about')
  expect(text).toContain('A person reads every conversation, and can pass it on at any time.')
})

it.each(SWITCHES)('LAW-5 follows the switch of %s', (_, changes, about) => {
  expect(subjects(changes)).toContain(about)
  expect(subjects(changes)).toHaveLength(3)
})

it('LAW-5 D-56 uses the words of the dealer’s trade and country', () => {
  const site = { search: { vehicleWord: 'caravan' }, alerts: { enabled: true }, tradeIn: { valuation: true } }
  expect(subjects(site)).toContain('Which caravans we write to you about')
  const american = decisionsText({ ...siteSchema.parse(smallSite(OFF)), region: 'US' })
  expect(american).toContain('your ZIP code')
})
