import type { Browser, Locator, Page, PageScreenshotOptions, Request } from 'playwright-core'

/** What a page shows comes by these. Streams of events stay open for ever, beacons and films show nothing. */
const SHOWN = new Set(['document', 'stylesheet', 'script', 'image', 'font', 'fetch', 'xhr'])
/** Names what keeps a page from resting before the test's own limit ends it without a reason. */
const LIMIT_MS = 300_000

interface Asked {
  readonly underWay: Set<Request>
  /** How many requests the page has begun. */
  count: number
}
const askedBy = new WeakMap<Page, Asked>()

/**
 * Resolves when a page rests: it has loaded, no request of what it shows is under way, typefaces are there, animations
 * and transitions have ended, no part says that it is busy, and two frames have passed without any of these. Each look
 * at a page begins here. Endless animations are not waited for: a part that loads says so (`aria-busy`). A clock that a
 * test has stopped does not matter.
 */
export async function atRest(page: Page): Promise<void> {
  const asked = askedBy.get(page)
  if (!asked) throw new Error('Nobody watches the requests of this page: launchBrowser opens pages that are watched.')
  const limit = AbortSignal.timeout(LIMIT_MS)
  for (;;) {
    const { count } = asked
    const moves = await page.evaluate(movesStill).catch((error: unknown) => {
      // The page went on to another while we looked.
      if (/context was destroyed|Cannot find context/.test(String(error))) return 'another page comes'
      throw error
    })
    if (moves === null && asked.count === count && asked.underWay.size === 0) return
    if (limit.aborted) {
      const requests = [...asked.underWay].map((request) => request.url())
      throw new Error(`${page.url()} does not come to rest: ${[moves ?? 'requests follow each other', ...requests]}`)
    }
  }
}

/** Where a part of a page is once the page rests. */
export async function boxOf(part: Locator) {
  await atRest(part.page())
  const box = await part.boundingBox()
  if (box === null) throw new Error(`${part} is not on the page.`)
  return box
}

/** A picture of a page at rest. */
export async function photograph(page: Page, options: PageScreenshotOptions): Promise<Buffer> {
  await atRest(page)
  return page.screenshot(options)
}

/** Notes the requests of each page of a browser, from its first on. */
export function watchRequests(browser: Browser): void {
  browser.on('context', (context) => context.on('page', watch))
}

function watch(page: Page): void {
  const asked: Asked = { underWay: new Set(), count: 0 }
  askedBy.set(page, asked)
  let leaving: readonly Request[] = []
  page.on('request', (request) => {
    if (!SHOWN.has(request.resourceType())) return
    asked.count += 1
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) leaving = [...asked.underWay]
    asked.underWay.add(request)
  })
  page.on('requestfinished', (request) => asked.underWay.delete(request))
  page.on('requestfailed', (request) => asked.underWay.delete(request))
  page.on('domcontentloaded', () => {
    // How the requests of the page before this one ended is not always said.
    for (const request of leaving) asked.underWay.delete(request)
  })
}

/** In the page: what moved or loaded during the next two frames, or null. */
async function movesStill(): Promise<string | null> {
  for (const _ of ['first frame', 'second frame']) {
    // Ends with the next frame. A callback for frames does not come without script, nor while a test has stopped the clock.
    const frame = new Animation(new KeyframeEffect(null, null, 1))
    frame.play()
    await frame.finished
  }
  if (document.readyState !== 'complete') return 'it loads'
  if (document.fonts.status !== 'loaded') return 'its typefaces load'
  const busy = document.querySelector('[aria-busy="true"]')
  if (busy) return `${busy.tagName}.${busy.className} is busy`
  // Those that follow the scrolling never end.
  const moving = document
    .getAnimations()
    .find(
      ({ effect, timeline, playState }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
  if (!moving) return null
  const { target } = (moving.effect ?? {}) as { readonly target?: Element }
  return `${target?.tagName}.${target?.className} moves`
}
