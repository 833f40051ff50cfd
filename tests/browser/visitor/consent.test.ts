import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sampleOf } from '../../setup/proof.ts'
import { faultsOf, LOOKED_INTO } from '../accessibility.ts'
import { arrive, reload } from '../alive.ts'
import { TAGS } from '../altered-server.ts'
import { atRest } from '../at-rest.ts'
import { DESKTOP, PHONE } from '../browser.ts'
import { browser, server as untagged } from '../demonstration.ts'
import { shiftsSinceParsed, watchShifts, withoutTypefaces } from '../layout-shifts.ts'
import { SITES } from '../page-kinds.ts'
import { sharedServer } from '../shared-server.ts'
import { catchOutside, ga4Commands, pixelCommands } from '../tagged-sites.ts'

const SITE = 'southside-cars'
const SCRIPTS = ['www.googletagmanager.com/gtag/js', 'www.googletagmanager.com/gtm.js', 'connect.facebook.net']

const server = await sharedServer('altered')

describe.each(sampleOf(SITES))('D-62 the question about cookies at $site', ({ site }) => {
  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('D-62 FIELD-4 does not disturb on %s: no fault, no shift, and it covers no main action', async (_w, viewport) => {
    const context = await browser.newContext({ viewport, ...LOOKED_INTO })
    const asked = await catchOutside(context)
    const page = await context.newPage()
    page.on('pageerror', (error) => expect.fail(String(error)))
    await withoutTypefaces(page)
    await watchShifts(page)
    for (const path of ['/', '/search', '/blog']) {
      await arrive(page, server.address(site) + path)
      const before = await shiftsSinceParsed(page)
      expect(before, path).toEqual([])
      // A duration without a property would move every card from its place before the stylesheet, now and then.
      expect(await page.evaluate(() => getComputedStyle(document.body).transitionProperty)).toBe('none')
      await panel(page).waitFor()
      expect((await shiftsSinceParsed(page)).slice(before.length), path).toEqual([])
      expect(await mainActionsUnder(page), path).toEqual([])
    }
    // The page behind it is looked into by every-page.ts.
    expect(await faultsOf(page, site === SITES[0].site ? 'html' : '.consent')).toEqual([])
    // Everything can be reached at the end of the page too.
    await page.getByRole('link', { name: 'Cookie settings' }).focus()
    expect(await isCovered(page, 'footer a[href$="#cookie-settings"]')).toBe(false)
    expect(asked).toEqual([])
    await context.close()
  })
})

describe('D-62 a site’s tags', () => {
  it('D-62 FIELD-5 load after a yes by keyboard, and on the next visit at the first action, without another question', async () => {
    const { context, page, asked } = await open('/')
    await page.mouse.move(300, 300)
    await page.mouse.wheel(0, 300)
    await panel(page).waitFor()
    expect(asked, 'no answer is no').toEqual([])
    for (const name of ['Privacy policy', 'Decline', 'Accept']) await tabTo(page, name)
    await page.keyboard.press('Enter')
    await loaded(asked)
    await panel(page).waitFor({ state: 'detached' })

    const commands = await ga4Commands(page)
    expect(commands).toContainEqual(['event', 'page_view', { send_to: TAGS.ga4 }])
    expect(commands).toContainEqual([
      'event',
      'asc_pageview',
      { event_owner: SITE, page_type: 'home', error_code: 'none', send_to: TAGS.ga4 },
    ])
    expect(await pixelCommands(page)).toContainEqual(['trackSingle', TAGS.metaPixel, 'PageView', {}])
    expect(await page.evaluate(() => window.asc_datalayer?.measurement_ids)).toEqual([TAGS.ga4])

    // The cookie that the real script would set.
    await context.addCookies([{ name: '_ga', value: 'GA1.1', url: server.address(SITE) }])
    asked.length = 0
    await reload(page)
    expect(asked, 'before a sign of life').toEqual([])
    await page.mouse.move(200, 200)
    await loaded(asked)
    expect(await panel(page).count()).toBe(0)

    // The footer's link leads to the page where the answer can be changed.
    await page.getByRole('link', { name: 'Cookie settings' }).click()
    await page.waitForURL(/\/your-data#cookie-settings$/)
    const settings = page.locator('#cookie-settings')
    await settings.getByText('You accepted them').waitFor()
    asked.length = 0
    await Promise.all([page.waitForEvent('load'), settings.getByRole('button', { name: 'Decline' }).click()])
    await settings.getByText('You declined them').waitFor()
    await page.mouse.move(100, 100)
    await atRest(page)
    expect(asked, 'after a no').toEqual([])
    expect(await page.evaluate(() => document.cookie)).not.toContain('_ga')
    expect(await panel(page).count()).toBe(0)

    await settings.getByRole('button', { name: /^Clear/ }).click()
    await panel(page).waitFor()
    await context.close()
  })

  it('D-62 load nothing after a no, on this page and the next', async () => {
    const { context, page, asked } = await open('/search')
    await panel(page).getByRole('button', { name: 'Decline' }).click()
    await panel(page).waitFor({ state: 'detached' })
    await page.locator('article[data-car-id] .card-link').first().click()
    await page.waitForURL(/\/cars\//)
    await reload(page)
    await page.mouse.move(200, 200)
    await atRest(page)
    expect(await panel(page).count()).toBe(0)
    expect(asked).toEqual([])
    await context.close()
  })

  it('D-62 FIELD-2 never get the words of a search: a script that reads the address waits for another page', async () => {
    const { context, page, asked } = await open('/search?query=zzmark&utm_source=mail')
    await panel(page).getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => asked.join()).toContain('gtag/js')
    await atRest(page)
    expect(asked.filter((url) => !url.includes('gtag/js'))).toEqual([])
    const set = async () => (await ga4Commands(page)).findLast(([name]) => name === 'set')?.[1]
    expect(await set()).toMatchObject({
      page_location: `${server.address(SITE)}/search?utm_source=mail`,
      page_title: '',
    })

    await page.locator('header a[href="/"]').first().click()
    await loaded(asked)
    await expect.poll(set).toMatchObject({ page_location: `${server.address(SITE)}/` })
    const told = [await ga4Commands(page), await pixelCommands(page), await page.evaluate(() => window.dataLayer)]
    expect(JSON.stringify(told)).not.toContain('zzmark')
    expect(asked.join()).not.toContain('zzmark')
    await context.close()
  })

  it('D-62 a site without tags asks nothing, loads no part of the question, and its policy allows no third party', async () => {
    const context = await browser.newContext({ viewport: DESKTOP })
    const asked = await catchOutside(context)
    const page = await context.newPage()
    const ours: string[] = []
    page.on('request', (request) => ours.push(request.url()))
    const answer = await arrive(page, untagged.address(SITE))
    await page.mouse.move(200, 200)
    await atRest(page)
    expect(answer?.headers()['content-security-policy']).not.toMatch(/google|facebook/)
    expect(await panel(page).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Cookie settings' }).count()).toBe(0)
    expect(ours.filter((url) => /consent|load-tags/.test(url))).toEqual([])
    expect(asked).toEqual([])
    await context.close()
  })
})

/** Opens a page of the site with tags, with its real policy. */
async function open(path: string): Promise<{ context: BrowserContext; page: Page; asked: string[] }> {
  const context = await browser.newContext({ viewport: DESKTOP })
  const asked = (await catchOutside(context)) as string[]
  const page = await context.newPage()
  page.on('pageerror', (error) => expect.fail(String(error)))
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) expect.fail(message.text())
  })
  await arrive(page, server.address(SITE) + path)
  await panel(page).waitFor()
  return { context, page, asked }
}

function panel(page: Page) {
  return page.getByRole('region', { name: 'Cookies', exact: true })
}

async function loaded(asked: readonly string[]): Promise<void> {
  for (const script of SCRIPTS) await expect.poll(() => asked.join()).toContain(script)
}

/** By the keyboard from the page's top: the question comes before the header. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => document.activeElement?.textContent)) === name) return
  }
  expect.fail(`${name} is not reached by Tab`)
}

/** Main buttons of the page and its forms that the question covers on the first screen. */
async function mainActionsUnder(page: Page): Promise<readonly string[]> {
  await atRest(page)
  return page.evaluate(() => {
    const actions = document.querySelectorAll('h1, main .button-primary, main .card-link, .phone-bar a')
    return [...actions].slice(0, 6).flatMap((action) => {
      const { left, top, width, height } = action.getBoundingClientRect()
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      return over?.closest('.consent') ? [action.textContent ?? ''] : []
    })
  })
}

async function isCovered(page: Page, selector: string): Promise<boolean> {
  await atRest(page)
  return page.locator(selector).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
}
