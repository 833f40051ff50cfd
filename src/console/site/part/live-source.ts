import type { Site } from '#site/site.ts'
import { isRecord } from '#site/site-fault.ts'
import type { PartSource } from './part-source.ts'

/** The values of a site as visitors see it. Items of lists are named by their place: nothing is changed here. */
export function liveSource(site: Site, now: Date): PartSource {
  const value = (steps: readonly string[]) =>
    steps.reduce<unknown>((inner, step) => {
      if (Array.isArray(inner)) return step.startsWith('@') ? inner[Number(step.slice(1))] : undefined
      return isRecord(inner) && Object.hasOwn(inner, step) ? inner[step] : undefined
    }, site)
  return {
    value,
    isWritten: () => false,
    before: () => '',
    timezone: site.timezone,
    region: site.region,
    now,
    hrefOf: null,
    pageFiles: [],
    linkFault: () => null,
    closed: () => null,
    marks: new Map(),
    ids: (steps) => {
      const list = value(steps)
      return Array.isArray(list) ? list.map((_, at) => String(at)) : []
    },
    referred: (list, key) => referredIn(value(list.split('.')), key),
  }
}

/** What options can name of a list: by its key, called by its name. */
export function referredIn(list: unknown, key: string): readonly { readonly value: string; readonly label: string }[] {
  if (!Array.isArray(list)) return []
  return list.filter(isRecord).map((item) => ({ value: String(item[key]), label: String(item['name'] ?? item[key]) }))
}
