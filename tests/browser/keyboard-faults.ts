import type { Page } from 'playwright-core'

/** Stops of Tab that are looked at: the skip link, the rail and the beginning of the page. */
const STOPS = 40

/**
 * What goes wrong when a person walks a page with Tab: no way past the rail, a stop without a visible focus, under
 * another element (WCAG 2.4.11), or that Tab does not leave (WCAG 2.1.2).
 */
export async function keyboardFaultsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  const faults = new Set<string>()
  let before = ''
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(focused)
    if (found === null) break
    if (stop === 0 && found.hasRail && !found.name.startsWith('Skip')) faults.add('the first stop is no skip link')
    const at = `${found.name} ${found.place}`
    if (at === before && !found.hasParts) faults.add(`Tab stays on ${found.name}`)
    if (found.fault !== null) faults.add(`${found.fault}: ${found.name}`)
    before = at
    if (stop === 0 && found.hasRail) await page.keyboard.press('Enter')
  }
  return [...faults]
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
