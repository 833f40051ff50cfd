import { servedName } from '../published.ts'
import { SITES } from '../world.ts'
import type { Check } from './invariant.ts'

/** SITE-5: an acknowledged version is stored, no number is missing, and the newest one is what the process serves. */
export const newestIsServed: Check = async ({ database, history, folder, published }) => {
  const { rows } = await database.query<{ site_slug: string; number: number; message: string }>(
    'select site_slug, number, message from published_versions order by site_slug, number',
  )
  const wrong: string[] = []
  for (const slug of SITES) {
    const own = rows.filter(({ site_slug }) => site_slug === slug)
    const names = new Map(own.map(({ number, message }) => [number, message]))
    for (const [number, name] of published.get(slug) ?? [])
      if (names.get(number) !== name) wrong.push(`Version ${number} of ${slug}, ${name}, is not stored.`)
    if (own.some(({ number }, index) => number !== index + 1)) wrong.push(`A version of ${slug} is missing.`)
    const newest = own.at(-1)?.message ?? null
    if (newest === null) continue
    const served = await servedName(history, folder, slug)
    if (served !== newest) wrong.push(`${slug} serves ${served}, and its newest version is ${newest}.`)
  }
  return wrong
}
