import type { Page } from 'playwright-core'
import { IS_WHOLE } from '../setup/proof.ts'
import { faultsOf, LOOKED_INTO, overflowOf } from './accessibility.ts'
import { alive } from './alive.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { browser, server } from './demonstration.ts'
import { type Dealer, OWN_PARTS, pagesOf, SITES } from './page-kinds.ts'
import { linksOfOneName } from './same-names.ts'
import type { SharedServer } from './shared-server.ts'
import { visitOf } from './visit-of.ts'

/**
 * What axe finds on the kinds of page of a site (FIELD-4), what overflows at any width or at 200%, and what moves with
 * reduced motion: on a sample of them, or in a whole proof by all of axe's rules on all pages at both widths. Each site has
 * a test file of its own, since this takes longer than anything else.
 */
export async function faultsOfEveryPage(
  dealer: Dealer,
  { address }: Pick<SharedServer, 'address'> = server,
): Promise<readonly string[]> {
  const context = await browser.newContext({ viewport: PHONE, ...LOOKED_INTO })
  const found: string[] = []
  // Their frames have the sizes, and drawing a hundred cars takes as long as looking into the pages.
  await context.route('**/drawn/**', (route) => route.abort())
  const page = await context.newPage()
  const visit = { ...dealer, ...(await visitOf(page, address(dealer.site))) }
  for (const { kind, path } of pagesOf(visit, IS_WHOLE ? 'all' : 'a sample')) {
    const response = await page.goto(address(dealer.site) + path, { waitUntil: 'load' })
    await alive(page)
    const expected = path === '/nowhere' ? 404 : 200
    if (response?.status() !== expected) found.push(`${path} answers ${response?.status()}`)
    found.push(...(await page.evaluate(linksOfOneName)).map((fault) => `${path} ${fault}`))
    found.push(...(await faultsAtEachSize(page, isLookedIntoTwice(kind, dealer))).map((fault) => `${path} ${fault}`))
  }
  await context.close()
  return found
}

/** A window of 1280 by 900 pixels at twice the size (WCAG 1.4.4). */
const TWICE_THE_SIZE = { width: 640, height: 450 }
/** Width that reflow requires (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 }

/** Whether axe looks at a page on a desktop too: where the first template has parts of its own, and in a whole proof at all. */
function isLookedIntoTwice(kind: string, dealer: Dealer): boolean {
  return IS_WHOLE || (dealer === SITES[0] && OWN_PARTS.has(kind))
}

async function faultsAtEachSize(page: Page, onDesktopToo: boolean): Promise<readonly string[]> {
  const faults: string[] = []
  await page.setViewportSize(PHONE)
  // Open everything: axe skips closed content.
  await page.evaluate(() => {
    for (const question of document.querySelectorAll('details.faq')) question.setAttribute('open', '')
    // Axe measures a control by its visible part: the bar that follows a phone's list stays at its place, and at the end of
    // the page the phone's bar covers nothing.
    for (const bar of document.querySelectorAll<HTMLElement>('.sticky-bar')) bar.style.position = 'static'
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  })
  faults.push(...(await faultsOf(page)).map((fault) => `on a phone: ${fault}`))
  faults.push(...(await page.evaluate(movements)))
  for (const size of [NARROWEST, TWICE_THE_SIZE]) {
    await page.setViewportSize(size)
    faults.push(...(await overflowOf(page)).map((fault) => `at ${size.width}: ${fault}`))
  }
  await page.setViewportSize(DESKTOP)
  // At the top the header that follows on a desktop covers nothing.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const look = onDesktopToo ? faultsOf : overflowOf
  faults.push(...(await look(page)).map((fault) => `on a desktop: ${fault}`))
  return faults
}

/** Animations that still run with reduced motion (WCAG 2.3.3). */
function movements(): readonly string[] {
  const longest = (times: string) =>
    Math.max(...times.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 0.001 : 1)))
  const slow = [...document.querySelectorAll('*')].flatMap((element) =>
    [null, '::before', '::after'].flatMap((part) => {
      const { animationName, animationDuration, transitionProperty, transitionDuration } = getComputedStyle(
        element,
        part,
      )
      const moves =
        (transitionProperty !== 'none' && longest(transitionDuration) > 0.01) ||
        (animationName !== 'none' && longest(animationDuration) > 0.01)
      return moves ? [`${element.tagName}.${element.getAttribute('class')}${part ?? ''} moves`] : []
    }),
  )
  return [...new Set(slow)]
}
