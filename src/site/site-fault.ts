/** One fault of a site's configuration, worded so that its editor can fix it (SITE-5). */
export interface SiteFault {
  /** Where: `locations[1].dealershipSlug`; empty for the file as a whole. */
  readonly path: string
  /** The expected value and the actual one. */
  readonly reason: string
  /** The nearest valid key or value: `did you mean "sorts"?`. */
  readonly hint: string | null
  /** The preset that the value comes from; null for the dealer's own file. */
  readonly preset: string | null
}

export type SitePath = readonly PropertyKey[]

/** A fault from a check, before it is known which file the value came from. */
export interface FoundFault {
  readonly at: SitePath
  readonly reason: string
  readonly hint: string | null
}

export function fault(at: SitePath, reason: string, hint: string | null = null): FoundFault {
  return { at, reason, hint }
}

/** The reported fault, with the preset that its value came from. */
export function siteFault({ at, reason, hint }: FoundFault, preset: string | null = null): SiteFault {
  return { path: formatPath(at), reason, hint, preset }
}

/** `['locations', 1, 'dealershipSlug']` as `locations[1].dealershipSlug`. */
export function formatPath(path: SitePath): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text === '' ? String(key) : `${text}.${String(key)}`
  }, '')
}

/** One line for a terminal or a log: `path: reason (did you mean …?)`. */
export function describeFault({ path, reason, hint, preset }: SiteFault): string {
  const place = path === '' ? '' : `${path}: `
  const origin = preset === null ? '' : ` [from preset "${preset}"]`
  return `${place}${reason}${hint === null ? '' : `; ${hint}`}${origin}`
}

/** The value at a path of parsed JSON; undefined if the path does not exist. */
export function valueAt(value: unknown, path: SitePath): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return typeof key === 'number' ? inner[key] : undefined
    return isRecord(inner) && Object.hasOwn(inner, key) ? inner[String(key)] : undefined
  }, value)
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
