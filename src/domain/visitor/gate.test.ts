import { expect, it } from 'vitest'
import { GATES, type Gate, gateOf } from './gate.ts'

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
] as const)('GARAGE-3 %s is behind the gate %s alone, for which one signs in as %s', (path, gate, type) => {
  expect(gateOf(path, site([gate]))).toBe(type)
  expect(gateOf(path, site(GATES.filter((each) => each !== gate)))).toBeNull()
})

it.each(['/TRADE-IN', '/trade-in/', '//trade-in', '/trade%2Din', '/%74rade-in.data', '/trade-in//'])(
  'GARAGE-3 %s is the same page as the router takes it',
  (path) => expect(gateOf(path, site(['trade-in']))).toBe('trade-in'),
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
])('GARAGE-3 %s is behind none', (path) => expect(gateOf(path, site(GATES))).toBeNull())

it('GARAGE-3 a site without a garage gates nothing', () => {
  expect(gateOf('/finance', site(['finance'], false))).toBeNull()
})
