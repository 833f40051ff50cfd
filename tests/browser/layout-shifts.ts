import type { Page } from 'playwright-core'

interface Shift {
  readonly at: number
  readonly value: number
  readonly text: string
}

/** Smaller shifts are a count with fewer digits. A line that moves the page is 0.02 and more. */
const LEAST = 0.001
/** A browser without what the tokens name as stand-ins moves a line by less; a picture without a size moves more. */
const LEAST_WITHOUT_STAND_INS = 0.1

/** Records every layout shift from the first paint on, with what moved. */
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
        shifts.push({
          at: entry.startTime,
          value: entry.value,
          text: `${entry.hadRecentInput ? 'expected ' : ''}${entry.value.toFixed(3)} ${entry.sources.map(({ node }) => `${node?.nodeName}.${node?.className}`).join(', ')}`,
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/**
 * Keeps a page's typefaces away, where a look is for other shifts: what moves when one comes late depends on the
 * machine's own typefaces, and listing-weight.test.ts is about it.
 */
export async function withoutTypefaces(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort())
}

/**
 * The least shift that counts when a typeface comes late: a small one only where the machine has what the tokens name as
 * stand-ins (Arial, Liberation, Roboto). Elsewhere its own typeface decides what moves.
 */
export async function leastWithLateTypefaces(page: Page): Promise<number> {
  const hasStandIns = await page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ family }) => family.includes('Stand-in'))
    const cutOf = ({ family, weight, stretch }: FontFace) => [family, weight, stretch].join()
    const there = (await Promise.allSettled(faces.map((face) => face.load()))).flatMap((loaded) =>
      loaded.status === 'fulfilled' ? [cutOf(loaded.value)] : [],
    )
    return faces.length > 0 && faces.every((face) => there.includes(cutOf(face)))
  })
  return hasStandIns ? LEAST : LEAST_WITHOUT_STAND_INS
}

/** The shifts so far; 'expected' ones follow the visitor's own input. */
export function shiftsOf(page: Page): Promise<readonly string[]> {
  return shiftsFrom(page, 'start', LEAST)
}

/**
 * The shifts since the browser has painted the whole HTML. On a busy processor it paints the first half while it still
 * parses the second, which may move the last row of the first screen.
 */
export function shiftsSinceParsed(page: Page, least = LEAST): Promise<readonly string[]> {
  return shiftsFrom(page, 'parsed', least)
}

async function shiftsFrom(page: Page, since: 'start' | 'parsed', least: number): Promise<readonly string[]> {
  await twoFrames(page)
  return page.evaluate(
    ({ since, least }) => {
      const { shifts, parsedAt } = window as unknown as { shifts: Shift[]; parsedAt: number }
      if (since === 'parsed' && !Number.isFinite(parsedAt)) throw new Error('The page is not painted yet.')
      const counted = shifts.filter(({ at, value }) => value >= least && (since === 'start' || at >= parsedAt))
      return counted.map(({ text }) => text)
    },
    { since, least },
  )
}

/** Waits until what has changed is painted. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}
