import type { Page } from 'playwright-core'
import { atRest } from '../at-rest.ts'

/** What a finger needs (WCAG 2.5.5), each way. */
const LEAST_PX = 44

/** Controls of a page that a finger misses, each kind with its first. A link in a sentence is as high as its line. */
export async function smallTargetsOf(page: Page): Promise<readonly string[]> {
  await atRest(page)
  return page.evaluate(smallTargets, LEAST_PX)
}

/** In the page. */
function smallTargets(least: number): readonly string[] {
  const start = { left: window.scrollX, top: window.scrollY }
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"]',
  )
  const kinds = new Map<string, string>()
  for (const control of all) {
    if (!isTarget(control)) continue
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const height = Math.max(boxOf(control).height, reachOf(control))
    if (height > least - 0.5) continue
    const kind = `${control.localName} ${control.className} in ${control.parentElement?.className}`
    if (!kinds.has(kind)) kinds.set(kind, `${Math.round(height)} px high: ${control.outerHTML.slice(0, 160)}`)
  }
  window.scrollTo({ ...start, behavior: 'instant' })
  return [...kinds.values()]

  function isTarget(control: HTMLElement): boolean {
    if (control.matches(':disabled, [aria-hidden="true"]')) return false
    if (!control.checkVisibility({ visibilityProperty: true })) return false
    if (control.localName === 'a' && getComputedStyle(control).display === 'inline') return false
    const { right, bottom, width } = boxOf(control)
    // What waits beside the page for the focus.
    return width > 1 && right + window.scrollX > 0 && bottom + window.scrollY > 0
  }

  /** A box to tick is as large as its label. */
  function boxOf(control: HTMLElement): DOMRect {
    const isTick = control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)
    const label = isTick ? control.labels?.[0] : undefined
    return (label ?? control).getBoundingClientRect()
  }

  /** How far up and down from its middle a finger still hits it: a link may cover its row. */
  function reachOf(control: HTMLElement): number {
    const { left, top, width, height } = boxOf(control)
    const [x, y] = [left + width / 2, top + height / 2]
    let [up, down] = [0, 0]
    while (up < least && isHit(control, x, y - up)) up += 1
    while (down < least && isHit(control, x, y + down)) down += 1
    return up + down
  }

  function isHit(control: HTMLElement, x: number, y: number): boolean {
    const found = document.elementFromPoint(x, y)
    return found !== null && (control.contains(found) || found.closest('label')?.control === control)
  }
}
