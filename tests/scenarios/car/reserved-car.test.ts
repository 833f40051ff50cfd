import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { CARD_SHAPES } from '#site/options/card.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

const TEMPLATES = ['harbour', 'ridge', 'meadow'] as const
const SHAPES = ['template', ...CARD_SHAPES] as const
const SITES = [
  ...TEMPLATES.flatMap((template) => SHAPES.map((shape) => ({ slug: `${template}-${shape}`, template, shape }))),
  { slug: 'off', template: 'harbour', shape: 'template' } as const,
]

let served: ServedSites
const cars = new Map<string, readonly Car[]>()
beforeAll(async () => {
  served = await serveSites({
    sites: SITES.map(({ slug, template, shape }) =>
      sampleSite({
        slug,
        id: slug,
        template,
        card: { electricTag: true, shape },
        alerts: { enabled: slug !== 'off' },
        integrations: { saving: 'browser' },
      }),
    ),
  })
  for (const { slug } of SITES) {
    const own = { simple_fuel: 'Hybrid', created_at: '2026-01-01T00:00:00Z' } as const
    cars.set(
      slug,
      await served.platform.addCars(slug, [
        { ...own, stocknum: 'R1', reserved: true },
        { ...own, stocknum: 'R2', status: 'coming_soon' },
      ]),
    )
  }
})
afterAll(() => served.close())

const get = async (slug: string, path: string) =>
  (await (await served.request(slug, path)).text()).replaceAll('<!-- -->', '')

it.each(SITES)(
  'CARD-10 $template with cards of the form $shape says Reserved and Coming soon beside the fuel’s tag',
  async ({ slug }) => {
    const [held, coming] = cars.get(slug) ?? []
    const tags = (state: string) => new RegExp(`card-tag[^>]*>Hybrid</span><span class="card-tag[^>]*>${state}</span>`)
    for (const path of ['/search', `/compare?cars=${held?.id},${coming?.id}`, `/cars/${held?.slug}`]) {
      const html = await get(slug, path)
      if (path.startsWith('/cars')) expect(html).toMatch(/vehicle-tag label">Hybrid<\/span><span[^>]*>Reserved</)
      else expect(html, path).toMatch(tags('Reserved'))
      if (!path.startsWith('/cars')) expect(html, path).toMatch(tags('Coming soon'))
    }
    expect(await get(slug, `/cars/${coming?.slug}`)).toMatch(/vehicle-tag label">Hybrid<\/span><span[^>]*>Coming soon</)
  },
)

it.each(TEMPLATES)(
  'CARD-10 a reserved car’s page of %s says so above its buttons, and the first asks for a mail',
  async (template) => {
    const [held] = cars.get(`${template}-template`) ?? []
    const html = await get(`${template}-template`, `/cars/${held?.slug}`)
    const notice = html.indexOf('Reserved by another buyer. Want an email if it becomes available?')
    const buttons = html.indexOf('aria-label="What you can do"')
    expect(notice).toBeGreaterThan(0)
    expect(notice).toBeLessThan(buttons)
    const [first = ''] = html.slice(buttons).match(/<a [^>]*>[^<]*<\/a>/) ?? []
    expect(first).toContain(`href="/alerts/free/${held?.slug}"`)
    expect(first).toContain('Email me if it becomes available')
    expect(html.match(/class="[^"]*vehicle-foot-bar.*/s)?.[0]).toContain('Email me if it becomes available')
    expect(html).not.toContain('Tell me if')
  },
)

it('CARD-10 without alerts a reserved car’s page says so, and its buttons are the site’s', async () => {
  const [held] = cars.get('off') ?? []
  const html = await get('off', `/cars/${held?.slug}`)
  expect(html).toContain('Reserved by another buyer.')
  expect(html).not.toContain('Want an email')
  expect(html).not.toContain('/alerts/')
})
