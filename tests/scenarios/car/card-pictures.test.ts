import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { drawnPath } from '#domain/picture/drawing-path.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

const images = [1, 2, 3, 4, 5, 6, 7].map((each) => `/pictures/made/suv-red-view${each}-800.webp`)

describe('GET /api/card-pictures', () => {
  let served: ServedSites
  let mine: Car
  let foreign: Car
  beforeAll(async () => {
    served = await serveSites({ sites: ['one', 'two'].map((slug) => sampleSite({ slug, id: `site-${slug}` })) })
    const [first] = await served.platform.addCars('one', [{ images, primary_image_url: images[0] ?? null }])
    const [other] = await served.platform.addCars('two', [{ slug: 'theirs', images }])
    if (!first || !other) throw new Error('no cars')
    mine = first
    foreign = other
  })
  afterAll(() => served.close())

  const ask = (id: string) => served.request('one', `/api/card-pictures?car_id=${encodeURIComponent(id)}`)

  it('CARD-1 B9 has four pictures of a car, those after the first', async () => {
    const response = await ask(mine.id)
    expect(response.status).toBe(200)
    const pictures: { src: string; srcset: string }[] = await response.json()
    expect(pictures.map(({ src }) => src)).toEqual(
      [2, 3, 4, 5].map((each) => drawnPath(`suv-red-view${each}-800.webp`)),
    )
    expect(pictures[0]?.srcset).toContain('400w')
  })

  it('SITE-1 B9 is 404 for another dealer’s car, and for none', async () => {
    for (const id of [foreign.id, '', 'nothing']) expect((await ask(id)).status).toBe(404)
  })
})
