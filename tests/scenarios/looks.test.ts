import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type SiteInput, siteSchema } from '#site/site.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const LOOKS = globSync('docs/examples/looks/*.json').sort()
const SLUGS = LOOKS.map((file) => basename(file, '.json'))
const CAR = { title: '2021 Toyota HiLux', make: 'Toyota', model: 'HiLux' }
const PATHS = ['/', '/search', 'car', '/contact-us'] as const

it.each(LOOKS)('C-5 %s says nothing that only its own dealer could know', (file) => {
  const texts = readFileSync(file, 'utf8').replace(/"(href|primary|accent|ground|bands)": *"[^"]*"/g, '')
  expect(texts).not.toMatch(
    /since|\b(19|20)\d\d\b|mechanic|tested|checked|document|history|warrant|appointment|Brisbane/i,
  )
})

describe('SITE-2 three dealers with one stock, told apart by options alone (docs/recipes.md)', () => {
  let served: ServedSites
  const pages = new Map<string, string>()
  beforeAll(async () => {
    served = await serveSites({ sites: SLUGS.map((slug, at) => siteOf(slug, LOOKS[at] ?? '')) })
    for (const slug of SLUGS) {
      const cars = await served.platform.addCars(
        slug,
        ['C1', 'C2', 'C3', 'C4'].map((stocknum) => ({ ...CAR, stocknum })),
      )
      for (const path of PATHS) {
        const address = path === 'car' ? `/cars/${cars[0]?.slug}` : path
        const response = await served.request(slug, address)
        expect(response.status, `${slug} ${address}`).toBe(200)
        pages.set(`${slug} ${path}`, await response.text())
      }
    }
  })
  afterAll(() => served.close())

  const page = (slug: string, path: string) => pages.get(`${slug} ${path}`) ?? ''

  it.each([
    ['the header', '/', 'header'],
    ['the footer', '/', 'footer'],
    ['the home page', '/', 'main'],
    ['a card', '/search', 'article'],
    ['the car’s page', 'car', 'main'],
  ] as const)('%s has another structure on each, before any colour or typeface', (_, path, element) => {
    const structures = SLUGS.map((slug) => structureOf(page(slug, path), element))
    for (const structure of structures) expect(structure.length).toBeGreaterThan(5)
    expect(new Set(structures.map(String)).size).toBe(SLUGS.length)
  })

  it('no heading of a home page is on another', () => {
    const headings = SLUGS.map((slug) => headingsOf(page(slug, '/')))
    for (const list of headings) expect(list.length).toBeGreaterThan(2)
    const all = headings.flatMap((list) => [...new Set(list)])
    expect(all.filter((heading, at) => all.indexOf(heading) !== at)).toEqual([])
  })

  it('each shows its own name, logo and icon, and nothing of another’s', () => {
    for (const slug of SLUGS)
      for (const path of PATHS) {
        const html = page(slug, path)
        expect(html).toContain(`${slug}-logo`)
        expect(html).toContain(`/site-files/${slug}-icon.svg`)
        for (const other of SLUGS.filter((each) => each !== slug)) expect(html).not.toContain(`/site-files/${other}-`)
      }
  })
})

function siteOf(slug: string, file: string) {
  const look: Partial<SiteInput> = JSON.parse(readFileSync(file, 'utf8'))
  return siteSchema.parse({ ...sampleSite({ slug, id: slug }), ...look })
}

/** Elements of the first such element of the page, in order, without their text, classes and other attributes. */
function structureOf(html: string, element: string): readonly string[] {
  const start = html.indexOf(`<${element}`)
  const part = html.slice(start, html.indexOf(`</${element}>`, start))
  return [...part.matchAll(/<(\/?[a-z][a-z0-9]*)/g)].map(([, name]) => name ?? '')
}

function headingsOf(html: string): readonly string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return [...main.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, words]) => (words ?? '').replace(/<[^>]+>/g, ''))
}
