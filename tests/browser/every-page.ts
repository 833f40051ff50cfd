import type { Page } from 'playwright-core'
import { faultsOf, LOOKED_INTO } from './accessibility.ts'
import { alive } from './alive.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { browser, server } from './demonstration.ts'
import { type Dealer, PAGES, SITES } from './page-kinds.ts'
import { visitOf } from './visit-of.ts'

/**
 * What axe finds on every kind of page of a site (FIELD-4), what overflows at any width or at 200%, and what moves with
 * reduced motion. Each site has a test file of its own, since this takes longer than anything else.
 */
export async function faultsOfEveryPage(dealer: Dealer): Promise<readonly string[]> {
  const context = await browser.newContext({ viewport: PHONE, ...LOOKED_INTO })
  const found: string[] = []
  const page = await context.newPage()
  const visit = { ...dealer, ...(await visitOf(page, server.address(dealer.site))) }
  for (const path of Object.values(PAGES).flatMap((addresses) => addresses?.(visit) ?? [])) {
    const response = await page.goto(server.address(dealer.site) + path, { waitUntil: 'load' })
    await alive(page)
    const expected = path === '/nowhere' ? 404 : 200
    if (response?.status() !== expected) found.push(`${path} answers ${response?.status()}`)
    found.push(...(await faultsAtEachSize(page, dealer === SITES[0])).map((fault) => `${path} ${fault}`))
  }
  await context.close()
  return found
}

/** A window of 1280 by 900 pixels at twice the size (WCAG 1.4.4). */
const TWICE_THE_SIZE = { width: 640, height: 450 }
/** Width that reflow requires (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 }

/**
 * axe on a phone in every template, since colours and sizes differ. On a desktop in one: names, roles and order are those
 * of the shared components.
 */
async function faultsAtEachSize(page: Page, axeOnDesktop: boolean): Promise<readonly string[]> {
  const faults: string[] = []
  await page.setViewportSize(PHONE)
  // Open everything: axe skips closed content.
  await page.evaluate(() => {
    for (const question of document.querySelectorAll('details.faq')) question.setAttribute('open', '')
    // At the end of the page the phone's bar covers no other control, which axe would measure by its visible part.
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  })
  faults.push(...(await faultsOf(page)).map((fault) => `on a phone: ${fault}`))
  faults.push(...(await page.evaluate(movements)))
  for (const size of [NARROWEST, TWICE_THE_SIZE]) {
    await page.setViewportSize(size)
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (beyond > 0) faults.push(`${beyond} pixels stick out at ${size.width}`)
  }
  if (!axeOnDesktop) return faults
  await page.setViewportSize(DESKTOP)
  // At the top the header that follows on a desktop covers nothing.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  faults.push(...(await faultsOf(page)).map((fault) => `on a desktop: ${fault}`))
  return faults
}

/** Animations that still run with reduced motion (WCAG 2.3.3). */
function movements(): readonly string[] {
  const longest = (times: string) =>
    Math.max(...times.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 0.001 : 1)))
  const slow = [...document.querySelectorAll('*')].flatMap((element) =>
    [null, '::before', '::after'].flatMap((part) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part)
      const moves =
        longest(transitionDuration) > 0.01 || (animationName !== 'none' && longest(animationDuration) > 0.01)
      return moves ? [`${element.tagName}.${element.getAttribute('class')}${part ?? ''} moves`] : []
    }),
  )
  return [...new Set(slow)]
}
