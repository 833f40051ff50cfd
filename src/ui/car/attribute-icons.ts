import type { IconName } from '../elements/icon.tsx'

/** Icons of a car's facts, by name; other facts have a tick. */
export const ATTRIBUTE_ICONS: Readonly<Record<string, IconName>> = {
  car_type: 'calendar',
  year: 'calendar',
  body: 'body',
  simple_body: 'body',
  caravan_body: 'caravan',
  km: 'odometer',
  trans: 'transmission',
  simple_transmission: 'transmission',
  drive: 'transmission',
  fuel: 'fuel',
  simple_fuel: 'fuel',
  seats: 'seats',
  doors: 'body',
  sleeps: 'bed',
  body_length: 'length',
  body_width: 'length',
  tare_weight: 'weight',
  stocknum: 'tag',
  colour: 'tag',
  location: 'place',
}
