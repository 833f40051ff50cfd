import { join } from 'node:path'
import { readText } from '../files/read-text.ts'
import { formatPath, type SitePath } from '../site-fault.ts'
import type { SiteWarning } from './site-warning.ts'

const OWN_JSON = /^([a-z]+|pages\/[^/]+)\.json$/

/** P-14: a key that is in one object twice; only the last one counts, and nobody sees the first being ignored. */
export async function repeatedKeyWarnings(folder: string, files: readonly string[]): Promise<readonly SiteWarning[]> {
  const warnings: SiteWarning[] = []
  for (const file of files.filter((name) => OWN_JSON.test(name)))
    for (const at of repeatedKeys(await readText(join(folder, file))))
      warnings.push({
        path: file === 'site.json' ? formatPath(at) : `${file}: ${formatPath(at)}`,
        reason: `"${String(at.at(-1))}" is in ${file} twice, and only the last one counts: take one away`,
      })
  return warnings
}

const TOKEN = /"(?:[^"\\]|\\.)*"?|[{}[\],:]/g

/** Paths of the keys of valid JSON that their object has already. */
export function repeatedKeys(json: string): readonly SitePath[] {
  const repeatedPaths: SitePath[] = []
  const open: { readonly keys: Set<string> | null; key: PropertyKey }[] = []
  const tokens = json.match(TOKEN) ?? []
  for (const [place, token] of tokens.entries()) {
    const inside = open.at(-1)
    if (token === '{') open.push({ keys: new Set(), key: '' })
    else if (token === '[') open.push({ keys: null, key: 0 })
    else if (token === '}' || token === ']') open.pop()
    else if (token === ',' && inside?.keys === null) inside.key = Number(inside.key) + 1
    else if (inside?.keys && tokens[place + 1] === ':') {
      inside.key = JSON.parse(token)
      if (inside.keys.has(String(inside.key))) repeatedPaths.push(open.map(({ key }) => key))
      inside.keys.add(String(inside.key))
    }
  }
  return repeatedPaths
}
