import { describe, expect, it } from 'vitest'
import { arrive } from './alive.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { browser, server } from './demonstration.ts'
import { type Look, lookDistance, lookOf } from './look-distance.ts'
import { inOwnTypefaces } from './own-typefaces.ts'
import { SITES } from './page-kinds.ts'
import { visitOf } from './visit-of.ts'

/** Ten elements of each kind of page (LOOK-5). */
const PAGES = {
  form: {
    header: 'header',
    heading: 'main h1',
    introduction: '.lead-page-introduction',
    picture: '.head-picture, .lead-page-car img',
    finder: '.lead-page-finder',
    form: '.lead-page-form form',
    send: '.lead-page-form button[type=submit]',
    steps: '.lead-page-steps',
    place: '.lead-page-aside > section:last-of-type',
    footer: 'footer',
  },
  success: {
    header: 'header',
    heading: 'main h1',
    message: '.success-message',
    steps: '.success-steps',
    car: '.success-car',
    carPicture: '.success-car img',
    place: '.success-place',
    reference: '.success-reference',
    similar: '.success-similar',
    footer: 'footer',
  },
} as const
/** LOOK-5: the least distance of two dealers' pages. */
const APART = 0.5

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('LOOK-5 on %s', (_, viewport) => {
  it.each(['form', 'success'] as const)('each dealer’s %s page has its main elements elsewhere', async (kind) => {
    const page = await browser.newPage({ viewport })
    await inOwnTypefaces(page.context())
    const looks: { readonly site: string; readonly look: Look }[] = []
    for (const { site } of SITES) {
      if (kind === 'success') await visitOf(page, server.address(site))
      await arrive(page, server.address(site) + (kind === 'form' ? '/book-test-drive' : '/success'))
      looks.push({ site, look: await lookOf(page, PAGES[kind]) })
    }
    await page.close()
    const pairs = looks.flatMap((one, index) =>
      looks.slice(index + 1).map((other) => ({
        pair: `${one.site}, ${other.site}`,
        distance: lookDistance(one.look, other.look),
      })),
    )
    expect(pairs.filter(({ distance }) => distance < APART)).toEqual([])
  })
})
