import type { Page } from 'playwright-core'
import { atRest } from './at-rest.ts'

/** Stops of Tab that are looked at: the skip link, the rail and the beginning of the page. */
const STOPS = 41
/** How many keys are pressed before the page is asked what they reached. */
const AT_ONCE = 10

/**
 * What goes wrong when a person walks a page with Tab: no way past the rail, a stop without a visible focus, under
 * another element (WCAG 2.4.11), or that Tab does not leave (WCAG 2.1.2).
 */
export async function keyboardFaultsOf(page: Page): Promise<readonly string[]> {
  await atRest(page)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  // Noted by the page when each key is released, since asking it after each takes three times as long.
  await page.evaluate(`{
    const stops = (window.stopsOfTab = [])
    const focused = ${focused}
    addEventListener('keyup', ({ key }) => key === 'Tab' && stops.push(focused()), true)
  }`)
  await page.keyboard.press('Tab')
  const [first] = await stopsOf(page)
  if (first?.hasRail) await page.keyboard.press('Enter')
  let pressed = 1
  let stops = await stopsOf(page)
  // Past the end of the page there is nothing to look at.
  while (pressed < STOPS && stops.at(-1) !== null) {
    for (const end = pressed + AT_ONCE; pressed < end; pressed += 1) await page.keyboard.press('Tab')
    stops = await stopsOf(page)
  }
  const faults = new Set<string>()
  if (stops.length < pressed) faults.add(`${pressed - stops.length} keys did not reach the page`)
  if (first?.hasRail && !first.name.startsWith('Skip')) faults.add('the first stop is no skip link')
  let before = ''
  for (const found of stops) {
    // The end of the page.
    if (found === null) break
    const at = `${found.name} ${found.place}`
    if (at === before && !found.hasParts) faults.add(`Tab stays on ${found.name}`)
    if (found.fault !== null) faults.add(`${found.fault}: ${found.name}`)
    before = at
  }
  return [...faults]
}

function stopsOf(page: Page): Promise<readonly ReturnType<typeof focused>[]> {
  return page.evaluate(() => Reflect.get(window, 'stopsOfTab'))
}

function focused() {
  const at = document.activeElement
  if (at === null || at === document.body) return null
  const box = at.getBoundingClientRect()
  const name = `${at.textContent?.trim().slice(0, 40) || at.getAttribute('aria-label') || at.outerHTML.slice(0, 120)}`
  // A row carries the mark of its link, or the link's cover does.
  const isMarked = ([[at], [at, '::after'], [at.closest('tr, li') ?? at]] as const).some(([each, part]) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each, part)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })
  // Day, month and year: each is a stop, which the browser marks.
  const hasParts = at instanceof HTMLInputElement && /date|time|month/.test(at.type)
  const [x, y] = [box.left + Math.min(box.width / 2, 40), box.top + Math.min(box.height / 2, 20)]
  const isOnScreen = x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight
  const above = isOnScreen ? document.elementFromPoint(x, y) : null
  const label = at instanceof HTMLInputElement ? at.labels?.[0] : undefined
  const isSeen = above !== null && (at.contains(above) || above.contains(at) || label?.contains(above))
  return {
    name,
    place: `${Math.round(box.left)} ${Math.round(box.top + scrollY)}`,
    hasRail: document.querySelector('.rail') !== null,
    hasParts,
    fault:
      hasParts || isMarked
        ? isSeen
          ? null
          : isOnScreen
            ? 'the focus is covered'
            : 'the focus is off the screen'
        : 'no mark of the focus',
  }
}
