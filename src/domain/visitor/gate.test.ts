import { expect, it } from 'vitest'
import { GATES, type Gate } from '../route/gates.ts'
import { routeOf } from '../route/route-of.ts'
import { actOfLead, gateOf, gateOfAct } from './gate.ts'

const site = (gates: readonly Gate[], garageEnabled = true) => ({ integrations: { garageEnabled }, garage: { gates } })

it.each([
  ['/trade-in', 'trade-in', 'trade-in'],
  ['/cars/trade-in', 'trade-in', 'trade-in'],
  ['/sell-my-car', 'sell-my-car', 'trade-in'],
  ['/cars/2021-kia-cerato/checkout', 'checkout', 'checkout'],
  ['/cars/2021-kia-cerato/buy-online', 'checkout', 'checkout'],
  ['/checkout-journey', 'checkout', 'checkout'],
  ['/finance', 'finance', 'finance'],
  ['/finance-enquiry', 'finance', 'finance'],
  ['/apply-for-finance', 'finance', 'finance'],
  ['/finance-pre-approval', 'finance', 'finance'],
  ['/personalised/finance', 'finance', 'finance'],
] as const)('GARAGE-3 %s is behind only the gate %s, with sign-in type %s', (path, gate, type) => {
  expect(gateOf(routeOf(path), site([gate]))).toBe(type)
  expect(gateOf(routeOf(path), site(GATES.filter((each) => each !== gate)))).toBeNull()
})

it.each(['/TRADE-IN', '/trade-in/', '//trade-in', '/trade%2Din', '/%74rade-in.data', '/trade-in//'])(
  'GARAGE-3 treats %s as the same page, as the router does',
  (path) => expect(gateOf(routeOf(path), site(['trade-in']))).toBe('trade-in'),
)

it.each([
  '/',
  '/search',
  '/cars/finance',
  '/trade-in-faq',
  '/cars/trade-in/checkout/x',
  '/api/leads',
  '/%E0%A4%A',
  '/sign-in',
])('GARAGE-3 %s has no gate', (path) => expect(gateOf(routeOf(path), site(GATES))).toBeNull())

it('GARAGE-3 a site without a garage has no gates', () => {
  expect(gateOf(routeOf('/finance'), site(['finance'], false))).toBeNull()
})

it.each([
  ['reservation', ['checkout'], null, 'checkout'],
  ['reservation', ['finance', 'trade-in'], null, null],
  ['finance', ['finance'], null, 'finance'],
  ['finance', ['finance'], '/careers', 'finance'],
  ['finance', ['finance'], '/contact-us/north', null],
  ['trade-in', ['trade-in', 'sell-my-car'], '/trade-in', 'trade-in'],
  ['trade-in', ['trade-in'], null, 'trade-in'],
  ['trade-in', ['trade-in'], '/sell-my-car', null],
  ['trade-in', ['sell-my-car'], '/trade-in/some-valuation', null],
  ['trade-in', ['trade-in', 'sell-my-car'], '/trade-in/some-valuation', 'trade-in'],
  ['valuation', ['trade-in', 'sell-my-car'], '/contact-us', 'trade-in'],
  ['valuation', ['checkout'], null, null],
] as const)('M10 GARAGE-3 a %s with gates %j, from %s, requires sign-in type %s', (act, gates, page, type) => {
  expect(gateOfAct(act, page, site(gates))).toBe(type)
  expect(gateOfAct(act, page, site(gates, false))).toBeNull()
})

it.each([
  [{ category: 'Finance Enquiry' }, 'finance'],
  [{ category: 'Finance Enquiry', form: 'general-enquiry' }, 'finance'],
  [{ category: 'General Enquiry', form: 'finance-enquiry' }, 'finance'],
  [{ category: 'Trade-In Enquiry', car_id: 'c1' }, 'trade-in'],
  [{ form: 'vehicle-valuation', car_id: 'c1' }, 'trade-in'],
  [{ category: 'Test Drive' }, null],
  [{ category: ['Finance Enquiry'] }, null],
] as const)('M10 GARAGE-3 the act of lead %j is %s', (fields, act) => {
  expect(actOfLead(fields)).toBe(act)
})
