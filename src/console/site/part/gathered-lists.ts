import { contentPath } from '#domain/content/content-path.ts'
import { LEAD_PAGE_PATHS } from '#domain/route/lead-page-paths.ts'
import { sentence } from '#site/controls/choice-labels.ts'
import type { OutlinePart } from '#site/controls/outline.ts'
import { PAGE_CONTROLS, SITE_CONTROLS } from '#site/controls/site-controls.ts'
import type { PartSource, Steps } from './part-source.ts'
import { isPageFile } from './site-steps.ts'

export interface GatheredList {
  readonly steps: Steps
  /** 'About us: Who is on the yard'. */
  readonly title: string
}

/** STUDIO-2: the lists of a part that shows them from wherever they are, such as the people of each page. */
export function gatheredLists(source: PartSource, { gathers }: OutlinePart): readonly GatheredList[] {
  if (gathers === undefined) return []
  const ofSite = patternsOf(SITE_CONTROLS, gathers).flatMap((pattern) => placesOf(source, [], pattern.split('.')))
  const ofPages = source.pageFiles.flatMap((file) =>
    patternsOf(PAGE_CONTROLS, gathers).flatMap((pattern) => placesOf(source, [file], pattern.split('.').slice(1))),
  )
  const isOfForm = ([first]: Steps) => first === 'leads'
  const inOrder = [...ofSite.filter((at) => !isOfForm(at)), ...ofPages, ...ofSite.filter(isOfForm)]
  return inOrder.map((steps) => ({ steps, title: titleOf(source, steps) }))
}

/** Whether a place is an entry of such a list. */
export function isGathered({ gathers }: OutlinePart, pattern: string): boolean {
  return gathers !== undefined && pattern.endsWith(`.${gathers}[]`)
}

function patternsOf(controls: typeof SITE_CONTROLS, key: string): readonly string[] {
  return [...new Set(controls.flatMap(({ path, kind }) => (kind === 'list' && path.endsWith(`.${key}`) ? [path] : [])))]
}

/** The lists that there are, for a path such as `home.blocks[].people`. */
function placesOf(source: PartSource, from: Steps, [word, ...rest]: readonly string[]): readonly Steps[] {
  if (word === undefined) return Array.isArray(source.value(from)) ? [from] : []
  if (word === '*') return keysAt(source, from).flatMap((key) => placesOf(source, [...from, key], rest))
  const steps = [...from, word.replace('[]', '')]
  return word.endsWith('[]')
    ? source.ids(steps).flatMap((id) => placesOf(source, [...steps, `@${id}`], rest))
    : placesOf(source, steps, rest)
}

function keysAt(source: PartSource, steps: Steps): readonly string[] {
  const value = source.value(steps)
  return typeof value === 'object' && value !== null ? Object.keys(value) : []
}

function titleOf(source: PartSource, steps: Steps): string {
  const heading = source.value([...steps.slice(0, -1), 'heading'])
  const page = pageName(steps)
  return typeof heading === 'string' && heading !== '' ? `${page}: ${heading}` : page
}

/** 'About us': the page that a place shows on, in words. */
export function pageName([first, second, third]: Steps): string {
  if (isPageFile(first)) return sentence(fileName(first))
  return first === 'leads' && second === 'blocks' && third !== undefined ? `Form ‘${sentence(third)}’` : 'Home page'
}

function fileName(file: string): string {
  return file.replace(/^pages\/|\.json$/g, '')
}

/** The address of that page; null: it is not known by the place. */
export function pageOfPlace([first, second, third]: Steps): string | null {
  if (isPageFile(first)) return contentPath(fileName(first))
  if (first !== 'leads' || second !== 'blocks') return null
  return Object.entries(LEAD_PAGE_PATHS).find(([, name]) => name === third)?.[0] ?? null
}
