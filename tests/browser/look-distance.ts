import type { Page } from 'playwright-core'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where a page has its main elements, by their names; null for one that it lacks. */
export type Look = Readonly<Record<string, Box | null>>

/** Reads where the first visible element of each selector is on the page, in pixels from the page's corner. */
export async function lookOf(page: Page, parts: Readonly<Record<string, string>>): Promise<Look> {
  const boxes = Object.entries(parts).map(async ([name, selector]) => {
    const element = page.locator(selector).filter({ visible: true }).first()
    const box = (await element.count()) === 0 ? null : await element.boundingBox()
    return [name, box] as const
  })
  return Object.fromEntries(await Promise.all(boxes))
}

/**
 * LOOK-5: how far two pages are apart, from 0 (every element at the same place in the same size) to 1. It is one less the
 * mean overlap of the elements that either page has.
 */
export function lookDistance(one: Look, other: Look): number {
  const names = Object.keys(one).filter((name) => one[name] || other[name])
  const shared = names.map((name) => overlap(one[name] ?? null, other[name] ?? null))
  return 1 - shared.reduce((sum, share) => sum + share, 0) / names.length
}

/** Intersection over union of two boxes; 0 if one is missing. */
function overlap(one: Box | null, other: Box | null): number {
  if (one === null || other === null) return 0
  const along = (from: 'x' | 'y', size: 'width' | 'height') =>
    Math.max(0, Math.min(one[from] + one[size], other[from] + other[size]) - Math.max(one[from], other[from]))
  const both = along('x', 'width') * along('y', 'height')
  return both === 0 ? 0 : both / (one.width * one.height + other.width * other.height - both)
}
