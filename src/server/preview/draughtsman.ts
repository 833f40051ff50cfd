import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageFacts } from '#domain/page-check/page-facts.ts'
import { isOwn, type PageFault, pathOf } from '#domain/page-check/page-fault.ts'
import { pageFaults } from '#domain/page-check/page-faults.ts'
import { readPage } from '#domain/page-check/read-page.ts'
import type { GoodSite } from '#site/folder/read-sites.ts'
import type { PagesBuild } from '../pages/pages-build.ts'
import { type DrawnFrom, draftContext } from './draft-context.ts'

export interface DrawingParts extends DrawnFrom {
  readonly pages: Pick<PagesBuild, 'render'>
}

/** A page as a visitor gets it. */
export interface DrawnPage {
  /** The same for the same HTML. */
  readonly mark: string
  readonly facts: PageFacts
}

/** Draws the pages of one site, each once. */
export interface Draughtsman {
  /** Null: there is no page at this path. */
  draw(path: string): Promise<DrawnPage | null>
  /** Whether visitors get an answer at this path, a redirect included. */
  isThere(path: string): Promise<boolean>
  /** `was`: the live page. Its links to cars and models lead as far as the draft's, so their pages are not drawn. */
  faultsOf(page: DrawnPage, was: DrawnPage): Promise<readonly PageFault[]>
}

/** Files that the platform makes, not the site. */
const MADE = /^\/(assets|pictures|drawn)\//
/** The check of the site knows which models there are. */
const OF_STOCK = /^\/(cars|search|models)\/./

/** `now`: what the pages take for the time, so that two sites that are compared have the same. */
export async function draughtsman(parts: DrawingParts, good: GoodSite, now: Date): Promise<Draughtsman> {
  // Both versions have the same origin, so that it makes no difference.
  const origin = `https://${good.site.hostnames[0] ?? `${good.site.slug}.localhost`}`
  const { platform } = parts
  const atOneTime = { ...parts, platform: { ...platform, clock: { ...platform.clock, now: () => now } } }
  const context = await draftContext(atOneTime, good, origin)
  const drawn = new Map<string, DrawnPage | null>()
  const there = new Map<string, boolean>()
  const faults = new Map<DrawnPage, readonly PageFault[]>()

  async function draw(path: string): Promise<DrawnPage | null> {
    const before = drawn.get(path)
    if (before !== undefined) return before
    const { status, headers, body, sum } = await parts.pages.render(new Request(origin + path), context)
    const isPage = status < 300 && headers.get('Content-Type')?.startsWith('text/html')
    const page = isPage ? { mark: `${sum} ${body.length}`, facts: readPage(new TextDecoder().decode(body)) } : null
    drawn.set(path, page)
    there.set(path, status < 400)
    return page
  }

  async function isThere(path: string): Promise<boolean> {
    const cachedAnswer = there.get(path)
    if (cachedAnswer !== undefined) return cachedAnswer
    const file = /^\/site-files\/([^/]+)$/.exec(path)?.[1]
    if (file) there.set(path, (await bytesOf(good, file)) !== null)
    else if (MADE.test(path)) there.set(path, true)
    else await draw(path)
    return there.get(path) ?? true
  }

  async function faultsOf(page: DrawnPage, was: DrawnPage): Promise<readonly PageFault[]> {
    const before = faults.get(page)
    if (before !== undefined) return before
    const { facts } = page
    const ownLinks = facts.links.map(({ href }) => href).filter(isOwn)
    const formerPaths = new Set(was.facts.links.map(({ href }) => pathOf(href)))
    for (const path of new Set(ownLinks.map(pathOf)))
      if (!OF_STOCK.test(path) || !formerPaths.has(path)) await isThere(path)
    for (const href of ownLinks) if (/#./.test(href) && !OF_STOCK.test(href)) await draw(pathOf(href))
    const sizes = new Map<string, number | null>()
    for (const { src } of facts.pictures) {
      const file = /^\/site-files\/([^/?#]+)/.exec(src)?.[1]
      if (file) sizes.set(src, await bytesOf(good, file))
    }
    const faultList = pageFaults(facts, {
      exists: (path) => there.get(path) ?? true,
      hasAnchor: (path, anchor) => drawn.get(path)?.facts.anchors.has(anchor) ?? true,
      pictureBytes: (src) => sizes.get(src) ?? null,
    })
    faults.set(page, faultList)
    return faultList
  }

  return { draw, isThere, faultsOf }
}

async function bytesOf({ folder }: GoodSite, file: string): Promise<number | null> {
  return stat(join(folder, file)).then(
    ({ size }) => size,
    () => null,
  )
}
