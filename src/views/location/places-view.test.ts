import { describe, expect, it } from 'vitest'
import { phoneNumber } from '#domain/car/phone-number.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { placesView } from './places-view.ts'

const facts = { around: () => [], ratings: [], now: new Date('2026-11-22T00:00:00Z') }
const [place] = exampleSite().locations
if (place === undefined) throw new Error('the example site has a location')

const view = (changes: object, pictureHeight: 150 | 400 | null = null) => {
  const site = exampleSite({ locations: [{ ...place, ...changes }] })
  return placesView({ ...site, places: { ...site.places, pictureHeight } }, facts).places[0]
}

describe('D-64 location views', () => {
  it('D-64 PLACE-2 links ‘Get Directions’ to the configured map address, else to a search for the address', () => {
    const placeUrl = 'https://maps.example/place/1'
    expect(view({ placeUrl })?.directionsHref).toBe(placeUrl)
    expect(view({})?.directionsHref).toContain('destination=Moorooka%2C+1+Example+Street')
  })

  it('D-64 PLACE-2 uses the large picture at a height of 400 pixels, and the ordinary one at 150', () => {
    const pictures = { image: '/site-files/small.webp', imageLarge: '/site-files/large.webp' }
    expect(view(pictures, 400)?.picture).toBe('/site-files/large.webp')
    expect(view(pictures, 150)?.picture).toBe('/site-files/small.webp')
    expect(view({ image: '/site-files/small.webp' }, 400)?.picture).toBe('/site-files/small.webp')
    expect(view({}, 400)?.picture).toBeNull()
  })

  it('D-64 PLACE-2 shows a landline next to the phone number, which remains the one to call about a car', () => {
    const landline = '07 5550 0111'
    expect(view({ landline })).toMatchObject({
      phone: { text: '07 3123 4567' },
      landline: { text: landline, tel: 'tel:+61755500111' },
    })
    expect(view({})?.landline).toBeNull()
    const withLandline = { ...place, landline }
    expect(phoneNumber('used', withLandline)).toBe('07 3123 4567')
  })

  it('D-64 PHONE-1 shows no landline if the site masks its numbers', () => {
    const site = exampleSite({ locations: [{ ...place, landline: '07 5550 0111' }], contact: { maskPhones: true } })
    expect(JSON.stringify(placesView(site, facts))).not.toContain('5550')
  })

  it('PLACE-2 B17 a map below a picture is drawn for its strip, so that names are whole there', () => {
    const here = { lat: -27.5, lng: 153 }
    expect(view(here)?.map?.sketch.height).toBe(400)
    expect(view({ ...here, image: '/site-files/small.webp' })?.map?.sketch.height).toBe(150)
  })

  it('D-66 PLACE-2 shows a single location’s picture at the site’s height, 400 pixels by default', () => {
    const heightOf = (pictureHeight: 150 | 400 | null) =>
      placesView(exampleSite({ places: { pictureHeight } }), facts).pictureHeight
    expect([heightOf(150), heightOf(400), heightOf(null)]).toEqual([150, 400, 400])
  })
})
