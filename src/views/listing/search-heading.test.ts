import { describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { exampleListing } from '#domain/testing/example-listing.ts'
import type { SiteInput } from '#site/site.ts'
import { searchHeading } from './search-heading.ts'

const CARAVANS: Partial<SiteInput> = { search: { vehicleWord: 'caravan', customBodies: true } }
const BRISBANE = { name: 'Brisbane', lat: -27.47, lng: 153.02 }

async function heading(
  address: string,
  total = 58,
  changes: Partial<SiteInput> = {},
  cars: readonly Partial<Car>[] = [{}],
) {
  const { place, site } = await exampleListing(cars, address, changes)
  const { near } = place.query
  const query = { ...place.query, near: near && { ...near, centre: near.postcode === '9999' ? null : BRISBANE } }
  return searchHeading({ ...place, query }, total, site)
}

describe('SEARCH-15 the heading of a search says its filters', () => {
  it.each([
    [
      '/search?seats=7&price=:40000&postcode=4000&distance=100',
      '58 seven-seaters under $40,000 within 100 km of Brisbane',
    ],
    ['/search?seats=12', '58 12-seaters'],
    ['/search?seats=7&simple_body=suv', '58 seven-seat SUVs'],
    ['/search?simple_body=suv&simple_body=ute', '58 SUVs and utes'],
    ['/search?simple_body=hatch&simple_body=hatchback', '58 hatches'],
    ['/search?make=Toyota', '58 Toyota vehicles'],
    ['/search?make=Toyota&make=Kia&simple_body=peopleMover', '58 Toyota and Kia people movers'],
    ['/search?make=Toyota&model=HiLux&badge=SR5', '58 Toyota HiLux SR5 vehicles'],
    ['/search?make=Toyota&model=HiLux&model=Kluger', '58 Toyota HiLux and Kluger vehicles'],
    ['/search?car_type=used&fuel=Plug-in+Hybrid&transmission=Automatic', '58 used automatic plug-in hybrid vehicles'],
    ['/search?car_type=new&car_type=demo', '58 new and demo vehicles'],
    ['/search?query=tow+bar&price=20000:', '58 vehicles matching ‘tow bar’ from $20,000'],
    ['/search?price=20000:40000', '58 vehicles from $20,000 to $40,000'],
    ['/search?year=2019:', '58 vehicles from 2019 on'],
    ['/search?year=2019:2019', '58 vehicles from 2019'],
    ['/search?year=:2019', '58 vehicles from 2019 or earlier'],
    ['/search?km=:50000', '58 vehicles with up to 50,000 km'],
    ['/search?braked_towing=3000:&price=:50000', '58 vehicles towing 3,000 kg or more under $50,000'],
    ['/search?payload=900:', '58 vehicles carrying 900 kg or more'],
    ['/search?fuel=Electric&driving_range=500:', '58 electric vehicles going 500 km or more on a charge'],
    ['/search/ute-cars?price=:40000', '58 utes under $40,000'],
    ['/search/toyota/hilux?fuel=Diesel', '58 diesel Toyota HiLux vehicles'],
    ['/search/used-cars?make=Toyota', '58 used Toyota vehicles'],
    ['/search/7-seater-cars?make=Toyota', '58 Toyota seven-seaters'],
  ])('SEARCH-15 %s: %s', async (address, said) => expect(await heading(address)).toBe(said))

  it.each([
    ['/search?seats=7&filtered_features=Sunroof', '58 seven-seaters, with 1 more filter'],
    ['/search?seats=7&filtered_features=Sunroof&not.colour=White', '58 seven-seaters, with 2 more filters'],
    ['/search?filtered_features=Sunroof', '58 vehicles matching your filter'],
    ['/search?seats=5&seats=7', '58 vehicles matching your filters'],
    ['/search?km=20000:50000&make=Kia', '58 Kia vehicles, with 1 more filter'],
    ['/search?fuel=Steam&make=Kia', '58 Kia vehicles, with 1 more filter'],
    ['/search?make=Kia&make=Toyota&model=HiLux', '58 Kia and Toyota vehicles, with 1 more filter'],
  ])('SEARCH-15 what has no short phrase is counted: %s: %s', async (address, said) =>
    expect(await heading(address)).toBe(said),
  )

  it('SEARCH-15 two lines of a phone have room for every heading: it counts what they have none for', async () => {
    const names = 'make=Toyota&model=HiLux&badge=SR5&simple_body=ute&seats=5'
    const rest = 'fuel=Diesel&transmission=Automatic&price=20000:60000&year=2015:&km=:150000&postcode=4000&distance=100'
    const long = await heading(`/search?${names}&${rest}`)
    expect(long).toBe('58 Toyota HiLux SR5 utes from $20,000 to $60,000, with 6 more filters')
    const words = 'w'.repeat(90)
    expect(await heading(`/search?query=${words}&make=Toyota`)).toBe('58 Toyota vehicles, with 1 more filter')
  })

  it.each([
    ['/search?seats=7', 1, '1 seven-seater'],
    ['/search?seats=7', 0, 'No seven-seaters'],
    ['/search?make=Toyota', 1, '1 Toyota vehicle'],
    ['/search?simple_body=suv', 1, '1 SUV'],
    ['/search?simple_body=suv&simple_body=ute', 1, '1 vehicle matching your filters'],
    ['/search?fuel=Petrol&fuel=Diesel&seats=7', 1, '1 seven-seater, with 2 more filters'],
    ['/search?filtered_features=Sunroof', 1, '1 vehicle matching your filter'],
    ['/search?car_type=used', 1999, '1,999 used vehicles'],
    ['/search?car_type=used', 2000, 'Used vehicles'],
    ['/search?simple_body=suv', 2000, 'SUVs'],
  ])('SEARCH-12 SEARCH-15 %s with %d found: %s', async (address, total, said) =>
    expect(await heading(address, total)).toBe(said),
  )

  it.each([
    ['/search'],
    ['/search/toyota'],
    ['/search/toyota?make=Toyota'],
    ['/search?sortBy=price_asc'],
    ['/search?postcode=4000'],
    ['/search?postcode=9999&distance=100'],
  ])('ROUTE-2 %s filters nothing more, and keeps the heading of its page', async (address) =>
    expect(await heading(address)).toBeNull(),
  )

  it.each([
    ['/search?sleeps=6:', '58 caravans sleeping 6 or more'],
    ['/search?body=Camper+Trailer', '58 camper trailers'],
    ['/search?body=Caravan', '58 caravans'],
    ['/search?body=Pop+Top&car_type=used', '58 used pop top caravans'],
  ])('SEARCH-9 SEARCH-15 in words of a caravan yard: %s: %s', async (address, said) =>
    expect(await heading(address, 58, CARAVANS)).toBe(said),
  )

  it('SITE-6 SEARCH-15 in American words and miles', async () => {
    const us = { region: 'US', timezone: 'America/Chicago' } as const
    expect(await heading('/search?simple_body=ute&fuel=Petrol&km=:50000', 58, us)).toBe(
      '58 gas pickups with up to 50,000 mi',
    )
  })

  it('ASK-5 SEARCH-15 names the place as the buyer’s words did', async () => {
    const { place, site } = await exampleListing([{}], '/search?seats=7&postcode=4114&distance=25')
    const near = { postcode: '4114', distance: 25, centre: BRISBANE, asked: 'Logan' }
    expect(searchHeading({ ...place, query: { ...place.query, near } }, 3, site)).toBe(
      '3 seven-seaters within 25 km of Logan',
    )
  })
})
