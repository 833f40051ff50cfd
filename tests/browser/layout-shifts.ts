import type { Page } from 'playwright-core'

interface Shift {
  readonly at: number
  readonly text: string
}

/**
 * Records every layout shift of a thousandth or more from the first paint on, with what moved. Smaller ones are a count
 * with fewer digits, or a menu next to a logo of unknown width (docs/decisions/014).
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts, parsedAt: Number.POSITIVE_INFINITY })
    // The next frame shows the rest of the HTML; the one after it moves nothing because of that.
    document.addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => requestAnimationFrame((now) => Object.assign(window, { parsedAt: now }))),
    )
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEntry[] &
        { value: number; hadRecentInput: boolean; sources: { node?: Element }[] }[])
        if (entry.value >= 0.001)
          shifts.push({
            at: entry.startTime,
            text: `${entry.hadRecentInput ? 'expected ' : ''}${entry.value.toFixed(3)} ${entry.sources.map(({ node }) => `${node?.nodeName}.${node?.className}`).join(', ')}`,
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The shifts so far; 'expected' ones follow the visitor's own input. */
export function shiftsOf(page: Page): Promise<readonly string[]> {
  return shiftsFrom(page, 'start')
}

/**
 * The shifts since the browser has painted the whole HTML. On a busy processor it paints the first half while it still
 * parses the second, which may move the last row of the first screen.
 */
export function shiftsSinceParsed(page: Page): Promise<readonly string[]> {
  return shiftsFrom(page, 'parsed')
}

async function shiftsFrom(page: Page, from: 'start' | 'parsed'): Promise<readonly string[]> {
  await twoFrames(page)
  return page.evaluate((since) => {
    const { shifts, parsedAt } = window as unknown as { shifts: Shift[]; parsedAt: number }
    if (since === 'parsed' && !Number.isFinite(parsedAt)) throw new Error('The page is not painted yet.')
    return shifts.filter(({ at }) => since === 'start' || at >= parsedAt).map(({ text }) => text)
  }, from)
}

/** Waits until what has changed is painted. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}
