import { dayInFigures } from '#domain/date/local-time.ts'
import { type DeskField, deskText } from '#domain/desk/desk-fields.ts'
import { HAND_FEED } from '#domain/desk/hand-car.ts'
import type { Override, Overrides } from '#domain/desk/override.ts'
import type { FieldState } from '#domain/form/compare-shown.ts'
import type { RegionCode } from '#domain/region.ts'
import { feedValue } from '#operations/desk/edit-cars.ts'
import type { ShownDeskCar } from '#operations/desk/show-desk-car.ts'
import type { Site } from '#site/site.ts'
import { momentOf } from '../../time/moment.ts'
import { controlOf } from '../field-control.ts'
import type { DeskPageField } from './car-values.ts'

/** DESK-2: a field of a car's page: its control, where its value is from, and what the feed says now. */
export function fieldOf(name: DeskField, { car, desk }: ShownDeskCar, site: Site, state: FieldState): DeskPageField {
  const override = desk.overrides.get(name)
  const now = feedValue(desk.feedCar, name) ?? null
  const isByHand = desk.feed === HAND_FEED
  const value = car[name] ?? null
  const isEmpty = value === null || value === ''
  return {
    ...controlOf(name, site.region),
    ...state,
    value: deskText(name, value, site.region),
    source: override
      ? setText(override, overrideText(name, desk.overrides, site.region), site)
      : isEmpty
        ? null
        : sourceText(desk.feed),
    isOverridden: override !== undefined,
    release: isByHand ? 'Use what was typed' : 'Use the feed’s value',
    feedNow:
      override && now !== override.feedValue
        ? `${isByHand ? 'The form' : `‘${desk.feed}’`} now says ${deskText(name, now, site.region)}`
        : null,
  }
}

/** Where a value is from that nobody changed here. */
export function sourceText(feed: string): string {
  return feed === HAND_FEED ? 'Typed by us' : `From ‘${feed}’`
}

function setText({ by, at, from, until }: Override, value: string, site: Site): string {
  const begin = from === null ? '' : `, ${value} from ${dayInFigures(from, site)}`
  const end = until === null ? '' : `, until ${dayInFigures(new Date(until.getTime() - 1), site)}`
  return `${by.name}, ${momentOf(at, site).text}${begin}${end}`
}

/** What staff set for a field, as people read it. */
export function overrideText(name: DeskField, overrides: Overrides, region: RegionCode): string {
  const override = overrides.get(name)
  if (!override) return 'as in the feed'
  const { value } = override
  return typeof value === 'object' && value !== null ? '' : deskText(name, value, region)
}
