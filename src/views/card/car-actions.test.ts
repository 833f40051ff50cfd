import { describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { exampleCar } from '#domain/testing/example-car.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { CARD_BUTTONS } from '#site/options/card.ts'
import { VEHICLE_ACTIONS } from '#site/options/vehicle.ts'
import type { SiteInput } from '#site/site.ts'
import { carActions, findSimilar, UNSERVED } from './car-actions.ts'

const everything: Partial<SiteInput> = {
  reservation: { kind: 'deposit', amount: 500, path: 'buy-online' },
  tradeIn: { valuation: true },
  integrations: { saving: 'browser', autobot: 'https://chat.example/dealer?car={id}' },
}
const whole = { file: '/reports/c1.pdf', callable: true, origin: 'https://dealer.example' }

const actions = (
  listed: Parameters<typeof carActions>[1],
  changes: Partial<Car> & { readonly callable?: boolean } = {},
  site: Partial<SiteInput> = everything,
) => carActions({ ...exampleCar(), ...whole, ...changes }, listed, exampleSite(site), [])
const labels = (...args: Parameters<typeof actions>) => actions(...args).map(({ label, href }) => `${label} → ${href}`)

const PAGE = '/cars/2021-toyota-hilux-s100'

it('CARD-2 shows every button of a card, in the site’s order', () => {
  expect(labels(CARD_BUTTONS)).toEqual([
    `View Details → ${PAGE}`,
    `Explore Vehicle → ${PAGE}`,
    `Quick Enquiry → ${PAGE}?enquiry=vehicle#enquire`,
    `Enquire Now → ${PAGE}#enquire`,
    `Book a Test Drive → ${PAGE}?enquiry=test-drive#enquire`,
    'Get Finance → /finance?preferredDealership=example-motors&vehiclePriceBudget=45990&car_id=c1&car_type=used#finance-form',
    `Reserve Now $500 → ${PAGE}/buy-online`,
  ])
})

it('CAR-5 shows every button of a vehicle page', () => {
  expect(labels(VEHICLE_ACTIONS)).toEqual([
    `Enquire Now → ${PAGE}?enquiry=vehicle#enquire`,
    `Book a Test Drive → ${PAGE}?enquiry=test-drive#enquire`,
    `Request Photos → ${PAGE}?enquiry=photos#enquire`,
    expect.stringMatching(/^Get Finance → \/finance\?/),
    'Trade-In Valuation → /cars/trade-in?car_id=c1',
    `Reserve Now $500 → ${PAGE}/buy-online`,
    `Buy Online → ${PAGE}/buy-online`,
    'Car History Report → /reports/c1.pdf',
    `Call the Dealer → ${PAGE}#call`,
    'Chat → https://chat.example/dealer?car=c1',
    `Share → mailto:?subject=2021%20Toyota%20HiLux&body=${encodeURIComponent(`https://dealer.example${PAGE}`)}`,
    `Print → ${PAGE}#print`,
    `Download PDF → ${PAGE}.pdf`,
    'Save → /favourites?cars=c1',
    'Compare → /compare?cars=c1',
  ])
})

it('CAR-5 leaves out buttons whose page the platform does not have', () => {
  const car = { ...exampleCar(), ...whole }
  const offered = carActions(car, VEHICLE_ACTIONS, exampleSite(everything)).map(({ action }) => action)
  expect(offered).toEqual(VEHICLE_ACTIONS.filter((action) => !UNSERVED.includes(action)))
})

it('CARD-2 labels the finance button as the site says', () => {
  expect(actions(['get-finance'], {}, { card: { financeButtonText: 'Finance Quote' } })[0]?.label).toBe('Finance Quote')
})

it('CARD-2 makes the first button the primary one', () => {
  expect(actions(['reserve-now', 'view-details'], { reserved: true }).map(({ primary }) => primary)).toEqual([true])
  expect(actions(['reserve-now', 'view-details']).map(({ primary }) => primary)).toEqual([true, false])
})

describe('a button is shown when its rule applies', () => {
  it.each([
    ['CAR-11', 'reserve', { reserved: true }, everything],
    ['CAR-11', 'buy-online', { reserved: true }, everything],
    ['CAR-11', 'reserve', {}, {}],
    ['CAR-11', 'buy-online', {}, {}],
    ['CAR-11', 'buy-online', {}, { reservation: { kind: 'deposit' } }],
    ['CAR-10', 'trade-in', { price: 200 }, everything],
    ['CAR-5', 'history-report', { file: null }, everything],
    ['PHONE-2', 'call', { callable: false }, everything],
    ['CAR-5', 'chat', {}, {}],
    ['CARD-9', 'favourite', {}, {}],
    ['CARD-9', 'compare', {}, {}],
  ] as const)('%s %s is left out with %o', (_, action, changes, site) => {
    expect(actions([action], changes, site)).toEqual([])
  })
})

it('RESERVE-4 still offers an enquiry for a reserved car', () => {
  expect(actions(['quick-enquiry'], { reserved: true })).toHaveLength(1)
})

it('CARD-4, CAR-6 offers only similar cars for a sold car', () => {
  const similar = {
    action: 'find-similar',
    label: 'Show me similar ones',
    href: '/search/ute-cars',
    primary: true,
  }
  expect(actions(CARD_BUTTONS, { sold: true })).toEqual([similar])
  expect(actions(VEHICLE_ACTIONS, { status: 'sold' }, {})).toEqual([similar])
})

it('CARD-9 still offers to save and compare a sold car where the browser stores favourites', () => {
  const sold = actions(VEHICLE_ACTIONS, { status: 'sold' }).map(({ action }) => action)
  expect(sold).toEqual(['find-similar', 'favourite', 'compare'])
})

it('CARD-4 links a car of unknown body to cars of its make', () => {
  expect(findSimilar(exampleCar({ simple_body: null })).href).toBe('/search?make=Toyota')
})
