import { type Act, type ConsoleRoute, type RailPlace, SETTINGS_GROUPS, type SettingsPlace } from '../console-route.ts'
import { CONSOLE_ROUTES } from '../routes.ts'

/** An address that people go to by name, and who may open it. */
export type ConsolePlace = Pick<ConsoleRoute, 'access'> &
  Pick<RailPlace | SettingsPlace | Act, 'label' | 'words' | 'at'> & { readonly href: string }

const ROWS: readonly ConsoleRoute[] = CONSOLE_ROUTES
const PLACES = ROWS.flatMap(({ path, access, place }) => (place ? [{ path, access, place }] : []))

/** The places of the rail. */
export const RAIL = PLACES.flatMap(({ path, access, place }) =>
  place.in === 'rail' ? [{ ...place, href: path, access }] : [],
)

/** The groups of the page of settings. */
export const SETTINGS = SETTINGS_GROUPS.map((title) => ({
  title,
  places: PLACES.flatMap(({ path, access, place }) => (place.in === title ? [{ ...place, href: path, access }] : [])),
}))

/** A person's own settings: also the menu behind their name. */
export const OWN = SETTINGS.flatMap(({ title, places }) => (title === 'You' ? places : []))

/** What people do, by the page on which they do it. */
export const ACTS: readonly ConsolePlace[] = ROWS.flatMap(({ path, access, acts = [] }) =>
  acts.map((act) => ({ access, ...act, href: path + (act.query ?? '') })),
)

/** The place of the rail that an address belongs to; undefined: to none. */
export function railPlaceOf(path: string): string | undefined {
  const isIn = ({ href, also = href }: { readonly href: string; readonly also?: string }) =>
    isAt(path, href) || isAt(path, also)
  return (RAIL.find(isIn) ?? (OF_SETTINGS.some(isIn) ? { href: '/settings' } : undefined))?.href
}

const OF_SETTINGS = SETTINGS.flatMap(({ title, places }) => (title === 'You' ? [] : places))

/** Whether a page belongs to a place: '/leads/1' to '/leads'. */
function isAt(path: string, href: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`))
}
