import { expect, test } from 'vitest'
import type { Control } from './control.ts'
import { readValue, textsOf } from './read-value.ts'
import { SITE_CONTROLS } from './site-controls.ts'

const ZONE = 'Australia/Brisbane'

function control(path: string): Control {
  const found = SITE_CONTROLS.find((each) => each.path === path)
  if (!found) throw new Error(`There is no option ${path}.`)
  return found
}

test.each([
  ['search.sold.keepDays', ['21'], 21],
  ['search.sold.keepDays', [''], undefined],
  ['card.hideStockNumber', ['yes'], true],
  ['card.hideStockNumber', [], false],
  ['reservation.amount', ['$1,500'], 1500],
  ['reservation.amount', ['1.5k'], 1500],
  ['places.pictureHeight', ['400'], 400],
  ['branding.primary', ['#1f6feb'], '#1f6feb'],
  ['home.banner.from', ['2026-12-25T09:30'], '2026-12-25T09:30:00+10:00'],
  ['vehicle.claims', ['One\n\n Two '], ['One', 'Two']],
  ['search.distances', ['10, 25'], [10, 25]],
  ['locations[].specialHours[].open', ['08:30'], '08:30'],
  ['locations[].types', ['sales', 'parts'], ['sales', 'parts']],
  ['menus.valuePropositions', [''], undefined],
])('STUDIO-1: %s reads %j as %j', (path, texts, value) => {
  expect(readValue(control(path), texts, ZONE)).toEqual({ ok: true, value })
})

test.each([
  ['search.sold.keepDays', ['61'], 'A whole number from 0 to 60.'],
  ['search.sold.keepDays', ['many'], 'A whole number from 0 to 60.'],
  ['reservation.amount', ['500 km'], 'A whole number, $1 or more.'],
  ['name', [' '], 'Fill in ‘Name of the dealer’.'],
  ['branding.primary', ['blue'], 'It looks like #1f6feb.'],
  ['home.banner.from', ['Easter'], 'Give a day and a time.'],
  ['locations[].leadEmail', ['kim'], 'An email address looks like sales@dealer.example.'],
])('STUDIO-1: %s says what is wrong with %j', (path, texts, fault) => {
  expect(readValue(control(path), texts, ZONE)).toEqual({ ok: false, fault })
})

test('STUDIO-1: what a control shows of a default is read as the same value', () => {
  const plain = SITE_CONTROLS.filter(
    ({ path, kind, default: standard }) => !GROUPS.includes(kind) && standard !== undefined && !path.endsWith('.kind'),
  )
  expect(plain.length).toBeGreaterThan(150)
  for (const each of plain) {
    const read = readValue(each, textsOf(each, each.default, ZONE), ZONE)
    expect([each.path, read.ok && (read.value ?? null)]).toEqual([each.path, each.default === '' ? null : each.default])
  }
})

const GROUPS = ['group', 'shapes', 'list', 'by-name', 'fixed', 'reference', 'references']
