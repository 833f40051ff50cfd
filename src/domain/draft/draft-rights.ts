import type { StaffAction } from '../staff/roles.ts'
import type { DraftFiles, DraftPath } from './draft-change.ts'
import { canonicalText, isJsonList, isJsonRecord, type JsonValue } from './json-value.ts'
import { jsonOf, member } from './value-at.ts'

/** Groups of options that people with `content.edit` edit; the others are settings. */
const CONTENT: readonly string[] = ['home', 'offers', 'blog', 'menus', 'places', 'branding', 'pictures', 'redirects']
/** What else they edit of a location. */
const CONTENT_OF_LOCATIONS: readonly string[] = ['hours', 'specialHours', 'phone', 'image', 'imageLarge']

/** STUDIO-15: the right that editing a part needs, besides those of `isGuarded`. */
export function rightFor([file = '', group = '', , option = '']: DraftPath): StaffAction {
  if (file.startsWith('_groups/')) return 'site.guarded'
  if (file !== 'site.json')
    return file.endsWith('.json') && !CONTENT_FILES.test(file) ? 'settings.edit' : 'content.edit'
  if (CONTENT.includes(group)) return 'content.edit'
  return group === 'locations' && CONTENT_OF_LOCATIONS.includes(option) ? 'content.edit' : 'settings.edit'
}

/** STUDIO-15: the right by which a person changes one option, a guarded one included: other controls are closed. */
export function rightToChange(path: DraftPath): StaffAction {
  const [file = '', group = '', key = '', option = ''] = path
  const isGuarded =
    file === 'site.json' &&
    (GUARDED.includes(group) ||
      (group === 'leads' && GUARDED_OF_LEADS.includes(key)) ||
      (group === 'locations' && option === 'leadEmail'))
  return isGuarded ? 'site.guarded' : rightFor(path)
}

const CONTENT_FILES = /^(pages\/.+|reviews)\.json$/

/**
 * STUDIO-15: whether two states of a site differ in what only an owner changes, with a fresh second factor: hostnames,
 * tags and other services, where leads go, how feeds are taken, and which site and presets it is. Compared by value, so
 * that no way to write it gets past.
 */
export function changesGuarded(before: DraftFiles, after: DraftFiles): boolean {
  return guardedText(before) !== guardedText(after)
}

const GUARDED = ['hostnames', 'integrations', 'delivery', 'intake', 'extends', 'slug', 'id']
const GUARDED_OF_LEADS = ['fallbackEmail', 'alertEmail']

function guardedText(files: DraftFiles): string {
  const site = jsonOf(files, 'site.json')
  const locations = member(site, 'locations')
  const presets = Object.entries(files).filter(([file]) => file.startsWith('_groups/'))
  return canonicalText([
    GUARDED.map((key) => written(member(site, key))),
    GUARDED_OF_LEADS.map((key) => written(member(member(site, 'leads'), key))),
    (isJsonList(locations) ? locations : [])
      .filter(isJsonRecord)
      .map((place) => addressOf(place))
      .sort(),
    presets.map(([file, content]) => [file, 'hash' in content ? content.hash : content.json]).sort(),
  ])
}

function addressOf(place: JsonValue): string {
  return canonicalText([written(member(place, 'id')), written(member(place, 'leadEmail'))])
}

function written(value: JsonValue | undefined): JsonValue {
  return value ?? null
}
