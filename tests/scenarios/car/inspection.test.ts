import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

let served: ServedSites
const pathsOf = new Map<string, string>()
beforeAll(async () => {
  served = await serveSites({
    sites: [
      sampleSite({ vehicle: { daysOnLot: true } }),
      sampleSite({ slug: 'plain', id: 'plain', vehicle: { sections: ['comments'] } }),
    ],
  })
  const inspected = {
    slug: 'inspected',
    vin: null,
    stocknum: 'I1',
    inspection_date: '2026-11-12',
    keys: '2',
    marks: 'Scratch on the boot',
  }
  for (const site of ['yard', 'plain'])
    for (const { slug } of await served.platform.addCars(site, [
      inspected,
      { slug: 'other', vin: null, stocknum: 'I2' },
    ]))
      pathsOf.set(`${site} ${slug.split('-')[0]}`, `/cars/${slug}`)
})
afterAll(() => served.close())

const page = async (site: string, car: string) => {
  const answer = await served.request(site, pathsOf.get(`${site} ${car}`) ?? '/')
  expect(answer.status).toBe(200)
  return answer.text()
}

it('CAR-1 a car’s page has its inspection, with a link to it below the price, where the car has one', async () => {
  const html = await page('yard', 'inspected')
  expect(html).toMatch(/<a href="#inspection"[^>]*>Inspected 12 November 2026, 1 mark: see what we found<\/a>/)
  expect(html).toMatch(/<section id="inspection"[\s\S]*Keys[\s\S]*Scratch on the boot/)
  expect(html).toMatch(/For sale (?:since today|for \d+ days?)/)
  expect(await page('yard', 'other')).not.toContain('#inspection')
})

it('CAR-1 a site that leaves the section or the days out has neither', async () => {
  const html = await page('plain', 'inspected')
  expect(html).not.toMatch(/#inspection|id="inspection"/)
  expect(html).not.toContain('For sale for')
})
