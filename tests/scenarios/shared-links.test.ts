import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAGES, SITES } from '../browser/page-kinds.ts'
import { serveDemonstrationSites } from './demonstration-sites.ts'
import type { ServedSites } from './served-sites.ts'

let served: ServedSites
beforeAll(async () => {
  served = await serveDemonstrationSites()
})
afterAll(() => served.close())

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

describe.each(SITES)('what browsers and messengers show of $site', (dealer) => {
  const { site } = dealer
  const html = async (path: string) => (await served.request(site, path)).text()

  it('D-59 FIELD-3 every page that search engines list has Open Graph, the site’s name, a picture and a Twitter card', async () => {
    const { hits } = (await (await served.request(site, '/api/search')).json()) as {
      hits: { id: string; slug: string }[]
    }
    const [car, other] = hits
    if (!car || !other) throw new Error('The site has no two cars.')
    const visit = { ...dealer, cars: [car.slug, other.slug] as const, carIds: `${car.id},${other.id}`, lead: 'none' }
    const listed: string[] = []
    for (const path of Object.values(PAGES).flatMap((each) => each?.(visit) ?? [])) {
      const page = await html(path)
      // A page that belongs to one browser redirects others.
      if (page === '') continue
      const { name } = served.platform.site(site)
      expect([contentOf(page, 'og:site_name'), contentOf(page, 'twitter:card')], path).toEqual([
        name,
        'summary_large_image',
      ])
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(page)?.[1]
      if (canonical === undefined) continue
      listed.push(path)
      expect(contentOf(page, 'og:url'), path).toBe(canonical)
      expect(contentOf(page, 'og:title'), path).toBeTruthy()
      expect(contentOf(page, 'og:description'), path).toBeTruthy()
      expect(contentOf(page, 'og:image'), path).toMatch(/^https?:\/\//)
      expect(page.match(/property="og:title"/g), path).toHaveLength(1)
    }
    expect(listed.length).toBeGreaterThan(10)
  })

  it('D-59 has a favicon, a touch icon and its own theme colour', async () => {
    const page = await html('/')
    expect(contentOf(page, 'theme-color')).toBe(served.platform.site(site).branding.primary)
    const icon = /<link rel="icon" href="([^"]*)"/.exec(page)?.[1] ?? ''
    expect(icon).toMatch(/\.svg$/)
    expect((await served.request(site, icon)).headers.get('Content-Type')).toBe('image/svg+xml')
    for (const [path, pixels] of [
      ['/apple-touch-icon.png', 180],
      ['/favicon.ico', 48],
    ] as const) {
      const response = await served.request(site, path)
      expect(response.headers.get('Content-Type'), path).toBe('image/png')
      // Bytes 16 to 19 of a PNG are its width.
      expect(Buffer.from(await response.arrayBuffer()).readUInt32BE(16), path).toBe(pixels)
    }
  })

  it('D-59 FIELD-3 a shared link to a location shows a picture of that location', async () => {
    for (const { slug, image, imageLarge } of served.platform.site(site).locations)
      expect(contentOf(await html(`/contact-us/${slug}`), 'og:image')).toMatch(
        new RegExp(`(${imageLarge ?? image}|${image})$`),
      )
  })

  it('D-59 FIELD-3 the contact page has each location as structured data, with picture and international number', async () => {
    const data = [...(await html('/contact-us')).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? ''),
    )
    expect(data).toHaveLength(served.platform.site(site).locations.length)
    for (const place of data)
      expect(place).toMatchObject({
        telephone: expect.stringMatching(/^\+61\d{9}$/),
        image: expect.stringMatching(/^http/),
      })
  })
})
