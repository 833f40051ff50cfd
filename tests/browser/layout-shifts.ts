import type { Page } from 'playwright-core'

/**
 * Records every layout shift of a thousandth or more from the first paint on, with what moved. Smaller ones are a count
 * with fewer digits, or a menu next to a logo of unknown width (docs/decisions/014).
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEntry[] &
        { value: number; hadRecentInput: boolean; sources: { node?: Element }[] }[])
        if (entry.value >= 0.001)
          shifts.push(
            `${entry.hadRecentInput ? 'expected ' : ''}${entry.value.toFixed(3)} ${entry.sources.map(({ node }) => `${node?.nodeName}.${node?.className}`).join(', ')}`,
          )
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The shifts so far; 'expected' ones follow the visitor's own input. */
export async function shiftsOf(page: Page): Promise<readonly string[]> {
  await twoFrames(page)
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}

/** Waits until what has changed is painted. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}
