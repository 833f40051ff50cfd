import { cutText } from '#domain/cut-text.ts'
import { replaceSpans } from '#domain/replace-spans.ts'
import type { ContentPage } from '../content/content-page.ts'
import { optionLeaves } from '../docs/option-leaves.ts'
import type { GoodSite } from '../folder/read-sites.ts'
import { isRecord } from '../site-fault.ts'
import type { SiteFiles } from './files-of-site.ts'

/** One change that visitors would see. */
export interface SiteDifference {
  /** `card.newTagText`, `locations[city-yard].phone`, or a file: `pages/about-us.md`. */
  readonly what: string
  /** Readable value; null if the option was or will be absent. */
  readonly before: string | null
  readonly after: string | null
  /** What the visitor sees there; null if the name says it. */
  readonly seen: string | null
}

/** A site for comparison: its parsed content and its files. */
export interface ComparedSite extends Pick<GoodSite, 'site' | 'pages' | 'articles' | 'catalogue'> {
  readonly files: SiteFiles
}

/**
 * Changes that a visitor would see, option by option. Options are compared after defaults and presets are applied:
 * writing out a default is no difference, and a changed preset is a difference of each site that extends it.
 */
export function siteDifferences(before: ComparedSite, after: ComparedSite): readonly SiteDifference[] {
  return [
    ...differences(before.site, after.site, ROOT),
    ...differences(before.catalogue, after.catalogue, ROOT),
    ...differences(before.pages.map(pageAsRead), after.pages.map(pageAsRead), { path: 'pages', leaf: 'pages' }),
    ...differences(before.articles.map(withWords), after.articles.map(withWords), { path: 'blog', leaf: 'articles' }),
    ...fileDifferences(before, after),
  ]
}

interface Place {
  readonly path: string
  /** Path in the documentation of options: `locations[].phone`. */
  readonly leaf: string
}

const ROOT: Place = { path: '', leaf: '' }

function differences(before: unknown, after: unknown, place: Place): readonly SiteDifference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const lists = [namedItems(before), namedItems(after)] as const
  if (lists[0] && lists[1]) return itemDifferences(lists[0], lists[1], place)
  if (groups(before, after)) {
    const [old, now] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) =>
      differences(old[key], now[key], within(place, key)),
    )
  }
  const [old, now] =
    typeof before === 'string' && typeof after === 'string' ? fromTheDifference(before, after) : [before, after]
  return [
    { what: place.path, before: jsonExcerpt(old), after: jsonExcerpt(now), seen: MEANINGS.get(place.leaf) ?? null },
  ]
}

function itemDifferences(before: Items, after: Items, place: Place): readonly SiteDifference[] {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  const changed = names.flatMap((name) => {
    const item = { path: `${place.path}[${name}]`, leaf: `${place.leaf}[]` }
    const [old, now] = [before.get(name), after.get(name)]
    if (old !== undefined && now !== undefined) return differences(old, now, item)
    return [{ what: item.path, before: titleOf(old), after: titleOf(now), seen: null }]
  })
  const kept = (items: Items) => [...items.keys()].filter((name) => before.has(name) && after.has(name)).join(', ')
  const order = { what: `${place.path}, the order`, before: kept(before), after: kept(after), seen: null }
  return order.before === order.after ? changed : [...changed, order]
}

type Items = ReadonlyMap<string, unknown>

/** The items of a list by their identifier; null if they have none or two are equal. */
function namedItems(list: unknown): Items | null {
  if (list === undefined || list === null) return new Map()
  if (!Array.isArray(list)) return null
  const named = list.flatMap((item: unknown) => {
    const name = nameOf(item)
    return name === null ? [] : [[name, item] as const]
  })
  const items = new Map(named)
  return items.size === list.length ? items : null
}

const NAMING_KEYS = ['id', 'slug', 'number', 'name', 'date', 'weekday', 'title', 'label']

function nameOf(item: unknown): string | null {
  if (!isRecord(item)) return null
  const key = NAMING_KEYS.find((each) => item[each] !== undefined)
  return key === undefined ? null : String(item[key])
}

/** Whether one of the two is a group of options, and the other is a group too or absent. */
function groups(before: unknown, after: unknown): boolean {
  const nothing = (value: unknown) => value === undefined || value === null
  return (isRecord(before) && (isRecord(after) || nothing(after))) || (isRecord(after) && nothing(before))
}

function within({ path, leaf }: Place, key: string): Place {
  return path === '' ? { path: key, leaf: key } : { path: `${path}.${key}`, leaf: `${leaf}.${key}` }
}

function titleOf(item: unknown): string | null {
  if (!isRecord(item)) return null
  const title = ['name', 'title', 'label', 'text'].map((key) => item[key]).find((value) => typeof value === 'string')
  return jsonExcerpt(title ?? item)
}

function jsonExcerpt(value: unknown): string | null {
  if (value === undefined || value === null) return null
  const text = JSON.stringify(value)
  return text.length <= LONGEST_TEXT ? text : `${cutText(text, LONGEST_TEXT)}… (${text.length} characters)`
}

/** Excerpts of two long texts from where they start to differ; short texts unchanged. */
function fromTheDifference(before: string, after: string): readonly [string, string] {
  if (Math.max(before.length, after.length) <= SHORT_TEXT) return [before, after]
  let same = 0
  while (same < before.length && before[same] === after[same]) same += 1
  const from = Math.max(0, before.lastIndexOf(' ', same - WORDS_BEFORE))
  const cut = (text: string) =>
    `${from > 0 ? '…' : ''}${text.slice(from, from + SHORT_TEXT)}${from + SHORT_TEXT < text.length ? '…' : ''}`
  return [cut(before), cut(after)]
}

const SHORT_TEXT = 120
const WORDS_BEFORE = 20
const LONGEST_TEXT = 300
const MEANINGS = new Map(optionLeaves().map(({ path, description }) => [path, description]))

/** A page as compared text values. */
function pageAsRead({ path, title, description, html, questions, closing }: ContentPage) {
  const answers = questions.flatMap((group) => group.questions.map((each) => `<p>${each.question}</p>${each.html}`))
  return withWords({ slug: path, title, description, html: [html, ...answers, closing].join('') })
}

function withWords<Page extends { readonly html: string }>({ html, ...rest }: Page) {
  return { ...rest, words: replaceSpans(html, '<', '>', ' ').replace(/\s+/g, ' ') }
}

/** Files that visitors fetch as they are: logos and pictures. */
function fileDifferences(before: ComparedSite, after: ComparedSite): readonly SiteDifference[] {
  const names = [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])].sort()
  return names
    .filter((name) => !/^_groups\/|\.(json|md)$/.test(name) && before.files[name] !== after.files[name])
    .map((name) => ({
      what: name.slice(name.indexOf('/') + 1),
      before: name in before.files ? 'a file' : null,
      after: name in after.files ? (name in before.files ? 'another file' : 'a file') : null,
      seen: null,
    }))
}
