import type { GoodSite } from '../folder/read-sites.ts'
import { isRecord } from '../site-fault.ts'
import type { SiteWarning } from './site-warning.ts'

const PLACEHOLDER = /\{\{[^{}]*\}\}/

/** C-2: placeholders in text of the site or of a page's blocks that does not fill them, so that visitors would read them. */
export function rawPlaceholderWarnings({ site, pages }: Pick<GoodSite, 'site' | 'pages'>): readonly SiteWarning[] {
  const ofPages = pages.flatMap(({ name, blocks }) => rawIn(blocks, `pages/${name}.json`))
  return [...rawIn(site, ''), ...ofPages].map(({ path, found }) => ({
    path,
    reason: `visitors read ${found} as it stands: only pages, articles and the text of blocks fill placeholders in, so write the words`,
  }))
}

function rawIn(value: unknown, path: string): readonly { readonly path: string; readonly found: string }[] {
  if (typeof value === 'string') {
    const [found] = PLACEHOLDER.exec(value) ?? []
    return found === undefined || FILLED.test(path) ? [] : [{ path, found }]
  }
  if (Array.isArray(value)) return value.flatMap((each, index) => rawIn(each, `${path}[${index}]`))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, each]) => rawIn(each, path === '' ? key : `${path}.${key}`))
}

/** The words of blocks in Markdown. */
const FILLED = /(^home\.blocks|^pages\/.*\.json)\[\d+\]\.(text|questions\[\d+\]\.answer)$/
