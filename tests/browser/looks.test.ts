import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { arrive } from './alive.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { browser, server } from './demonstration.ts'
import { carsFound } from './first-car.ts'
import { type Look, lookDistance, lookOf } from './look-distance.ts'
import { inOwnTypefaces } from './own-typefaces.ts'
import { SITES } from './page-kinds.ts'

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
      await arrive(page, server.address(site) + (kind === 'form' ? '/book-test-drive' : await afterEnquiry(page, site)))
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

/** Sends an enquiry about a car from a form's page, and returns the path of the page that follows. */
async function afterEnquiry(page: Page, site: string): Promise<string> {
  await arrive(page, `${server.address(site)}/contact-us`)
  const cars = await carsFound<{ readonly id: string; readonly status: string }>(server.address(site))
  return page.evaluate(
    async (lead) => {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch('/api/leads', { method: 'POST', headers, body: JSON.stringify(lead) })
      const { redirect } = (await answer.json()) as { readonly redirect: string }
      return redirect
    },
    {
      category: 'Vehicle Enquiry',
      car_id: cars.find(({ status }) => status !== 'sold')?.id,
      name: 'Mia',
      last_name: 'Hart',
      phone: '0412 345 678',
      email: 'mia@example.com',
      message: 'Is it there on Saturday?',
      submission_id: crypto.randomUUID(),
    },
  )
}
