import type { Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { alive, arrive } from './alive.ts'
import { atRest } from './at-rest.ts'
import { DESKTOP } from './browser.ts'
import { browser, server } from './demonstration.ts'
import { firstCar } from './first-car.ts'

/** One site per template; only one of them tests every kind of page, since templates do not differ there. */
const SITES = [
  [
    'southside-cars',
    ['/compare', '/favourites', '/budget', '/special-offers', '/parts/search', '/contact-us', '/finance'],
  ],
  ['meridian-motor-group', ['/models']],
  ['wattle-caravans', []],
] as const

/**
 * A page whose script never starts looks complete and works as without JavaScript; only a client-side navigation shows
 * that it is hydrated. This happened once through the build's chunking.
 */
describe('each kind of page hydrates', () => {
  it.each(SITES)('on %s', async (site, others) => {
    const page = await browser.newPage({ viewport: DESKTOP })
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    for (const path of ['/', '/search', await firstCar(server.address(site)), ...others]) {
      await arrive(page, server.address(site) + path)
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      const [link, there] =
        path === '/' ? ['main a[href^="/cars/"]', 'main[data-car-id]'] : ['header a[href="/"]', null]
      await page
        .locator(link ?? '')
        .first()
        .click()
      await (there ? page.locator(there).waitFor() : page.waitForURL(`${server.address(site)}/`))
      expect(await page.evaluate(() => Reflect.get(window, 'sameDocument')), `${path} is dead`).toBe(true)
    }
    expect(faults).toEqual([])
    await page.close()
  })

  it('FIELD-5 its scripts wait for the visible content; a first touch loads them earlier', async () => {
    const site = server.address('southside-cars')
    const page = await browser.newPage({ viewport: DESKTOP })
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    const held: Route[] = []
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image' ? void held.push(route) : route.continue(),
    )
    // The page's clock rests: after four seconds scripts wait no longer, and a busy machine takes that long.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1_000)
    await page.goto(`${site}/search`, { waitUntil: 'domcontentloaded' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => held.length).toBeGreaterThan(0)
    expect(scripts).toEqual([])
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => scripts.length).toBeGreaterThan(2)
    await page.close()
  })
})

it.each([
  ['southside-cars', '/parts/search', 'query', 'spbp4101', 'query=spbp4101'],
  ['southside-cars', '/search', 'query', 'hilux', 'query=hilux'],
  ['meridian-motor-group', '/search', 'price.from', '20000', 'price=20000'],
])('FORM-7 on %s text typed on %s into %s before hydration stays when the field loses focus', async (...typed) => {
  const [site, path, name, words, sent] = typed
  const { page, release } = await beforeScripts(server.address(site) + path)
  const field = page.locator(`main input[name="${name}"]:visible`)
  await field.fill(words)
  await field.blur()
  await release()
  expect(await field.inputValue()).toBe(words)
  await field.press('Enter')
  await page.waitForURL((url) => decodeURIComponent(url.search).includes(sent))
  await page.close()
})

it('SEARCH-1 a checkbox ticked before the listing hydrates counts', async () => {
  const { page, release } = await beforeScripts(`${server.address('meridian-motor-group')}/search`)
  await page.getByRole('checkbox', { name: /^Toyota/ }).check()
  await release()
  await page.waitForURL(/make=Toyota/)
  await page.close()
})

/** Opens a page whose scripts are held back until released. */
async function beforeScripts(address: string) {
  const page = await browser.newPage({ viewport: DESKTOP })
  const held: Route[] = []
  let isHeld = true
  await page.route('**/assets/*.js', (route) => (isHeld ? void held.push(route) : route.continue()))
  await page.goto(address)
  const release = async () => {
    await expect.poll(() => held.length, { message: 'its scripts are on their way' }).toBeGreaterThan(2)
    isHeld = false
    await Promise.all(held.map((route) => route.continue()))
    await alive(page)
    await atRest(page)
  }
  return { page, release }
}

/** A listing needs fewer stylesheets than a form's page (src/themes/stylesheets.ts). */
it('FIELD-5 after a client-side navigation a page shows once its stylesheets have loaded', async () => {
  const page = await browser.newPage({ viewport: DESKTOP })
  await arrive(page, `${server.address('southside-cars')}/search`)
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.textContent()
  const stylesheets = () =>
    page.evaluate(() => [...document.styleSheets].filter(({ href }) => href?.includes('/assets/')).length)
  const had = await stylesheets()
  const held: Route[] = []
  await page.route('**/assets/*.css', (route) => void held.push(route))
  const loaded = page.waitForResponse('**/contact-us.data*')
  await page.locator('a[href="/contact-us"]').first().click()
  await (await loaded).finished()
  await expect.poll(() => held.length, { message: 'home and pages are asked for' }).toBe(2)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(await heading.textContent()).toBe(before)
  await Promise.all(held.map((route) => route.continue()))
  await expect.poll(() => heading.textContent()).not.toBe(before)
  expect(await stylesheets()).toBe(had + 2)
  await page.close()
})
