import { expect, it } from 'vitest'
import { drawnPath } from '#domain/picture/drawing-path.ts'
import { exampleCar } from '#domain/testing/example-car.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { vehicleView } from '#views/vehicle/vehicle-view.ts'
import { vehicleMeta } from './vehicle-meta.ts'

const origin = 'https://dealer.example'
const meta = (changes: Parameters<typeof exampleCar>[0] = {}, hideVin = false) => {
  const site = exampleSite({ vehicle: { hideVin } })
  const moment = { now: new Date('2026-11-21T00:00:00Z'), origin, similar: [] }
  return vehicleMeta(vehicleView(exampleCar(changes), site, moment), origin, null)
}
const told = (property: string, ...args: Parameters<typeof meta>) =>
  meta(...args).flatMap((each) => ('property' in each && each.property === property ? [each.content] : []))
const data = (...args: Parameters<typeof meta>) =>
  meta(...args).flatMap((each) => ('script:ld+json' in each ? [each['script:ld+json']] : []))

it('FIELD-3 the Open Graph picture has an absolute address and a description, also for a path or without a picture', () => {
  const paths = [['https://pictures.example/1.jpg'], ['/pictures/made/ute-red-side-800.webp'], []]
  const addresses = paths.map((images) => told('og:image', { images, primary_image_url: null })[0])
  expect(addresses).toEqual([
    'https://pictures.example/1.jpg',
    `${origin}${drawnPath('ute-red-side-800.webp')}`,
    expect.stringMatching(/^https:\/\/dealer\.example\/drawn\/[0-9a-f]{4}\/ute\./),
  ])
  expect(told('og:image:alt')).toEqual([expect.stringContaining('2021 Toyota HiLux')])
})

it('FIELD-3 has JSON-LD Car and BreadcrumbList with absolute addresses', () => {
  expect(data()).toMatchObject([
    { '@type': 'Car', url: `${origin}/cars/2021-toyota-hilux-s100`, offers: { '@type': 'Offer' } },
    { '@type': 'BreadcrumbList', itemListElement: expect.arrayContaining([expect.objectContaining({ position: 1 })]) },
  ])
})

it('CAR-4 FIELD-3 a hidden VIN appears nowhere', () => {
  expect(JSON.stringify(meta())).toContain('MR0KA3CD501234567')
  expect(JSON.stringify(meta({}, true))).not.toContain('MR0KA3CD501234567')
})
