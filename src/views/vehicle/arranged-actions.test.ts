import { expect, it } from 'vitest'
import { exampleCar } from '#domain/testing/example-car.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { carActions, type VehicleAction } from '../card/car-actions.ts'
import { arrangedActions } from './arranged-actions.ts'
import { interestedIn } from './interested.ts'

const site = (sidebar: VehicleAction[]) =>
  exampleSite({ vehicle: { sidebar }, reservation: { kind: 'deposit' }, tradeIn: { valuation: true } })
const car = { ...exampleCar(), callable: true }

function arranged(sidebar: VehicleAction[]) {
  const options = site(sidebar)
  const { buttons, more, interested } = arrangedActions(
    carActions(car, sidebar, options),
    interestedIn(car, options, 'stock'),
  )
  const names = (list: readonly { readonly action: string }[]) => list.map(({ action }) => action)
  return [names(buttons), names(more), names(interested)]
}

it.each<[string, VehicleAction[], string[][]]>([
  ['the first two are buttons', ['enquire', 'test-drive', 'call'], [['enquire', 'test-drive'], ['call'], []]],
  ['saving is no button', ['favourite', 'enquire', 'compare', 'call'], [['enquire', 'call'], [], []]],
  [
    'what has a sentence is not under More too',
    ['enquire', 'call', 'trade-in', 'pdf', 'reserve'],
    [['enquire', 'call'], ['pdf'], ['trade-in', 'reserve']],
  ],
  [
    'a button has no sentence',
    ['enquire', 'reserve', 'trade-in', 'share'],
    [['enquire', 'reserve'], ['share'], ['trade-in']],
  ],
  ['the site’s order counts', ['trade-in', 'reserve', 'enquire'], [['trade-in', 'reserve'], ['enquire'], []]],
  ['a list without them has neither', ['enquire'], [['enquire'], [], []]],
  ['two ways to one page are one', ['reserve', 'buy-online', 'enquire'], [['reserve', 'enquire'], [], []]],
])('D-8 CAR-5 %s', (_, sidebar, expected) => {
  expect(arranged(sidebar)).toEqual(expected)
})
