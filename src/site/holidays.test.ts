import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { holidayHours } from '#domain/location/holiday-hours.ts'
import { smallLocation, smallSite } from '#fixtures/site/small-site.ts'
import { parseSite } from './folder/parse-site.ts'

const presets = { 'april-2025': JSON.parse(readFileSync('sites/_groups/april-2025.json', 'utf8')) as unknown }
const site = (locations = [smallLocation()]) => {
  const parsed = parseSite({ ...smallSite({ locations }), extends: ['april-2025'] }, presets)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults))
  return parsed.site
}

it('PLACE-4 the days of April 2025 are a preset that a site extends, and show in each location until they are past', () => {
  const [location] = site().locations
  if (!location) throw new Error('no location')
  expect(holidayHours(location, new Date('2025-04-10T00:00:00Z'), 'AU').map(({ name, text }) => [name, text])).toEqual([
    ['Good Friday', 'Closed'],
    ['Easter Saturday', '9 am – 1 pm'],
    ['Easter Sunday', 'Closed'],
    ['Easter Monday', 'Closed'],
    ['Anzac Day', 'Closed'],
  ])
  expect(holidayHours(location, new Date('2025-04-26T00:00:00Z'), 'AU')).toEqual([])
})

it('PLACE-4 a location that is open on such a day overrides the preset', () => {
  const specialHours = [{ date: '2025-04-18', name: 'Good Friday', open: '10:00', close: '14:00' }]
  const [location] = site([smallLocation({ specialHours })]).locations
  expect(location?.specialHours.filter(({ date }) => date === '2025-04-18')).toEqual(specialHours)
  expect(location?.specialHours).toHaveLength(5)
})

it.each([
  [{ shown: 'moon' }, 'there is no location "moon"'],
  [{ shown: 'service' }, 'none of the locations is for "service"'],
  [{ holidays: [{ date: '2026-12-25', name: 'Christmas Day', open: '09:00' }] }, 'open and close come together'],
  [
    { tiles: { url: 'https://tiles.example/map.png', attribution: 'Ours' } },
    'https://tiles.dealer.example/{z}/{x}/{y}.png',
  ],
])('PLACE-1 PLACE-4 SITE-5 the places %j are refused', (places, reason) => {
  const parsed = parseSite({ ...smallSite(), places }, {})
  expect(parsed.ok ? [] : parsed.faults.map((fault) => fault.reason).join()).toContain(reason)
})
