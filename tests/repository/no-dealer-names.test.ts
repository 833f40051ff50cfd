import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { STOCK_PLANS } from '#demonstration/stock/plans.ts'

/** Only demonstration dealers: other dealers' names may be words that any source has. */
const dealers = Object.keys(STOCK_PLANS)

/** Without what makes them, which no release has. */
const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !path.startsWith('src/demonstration/'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8').toLowerCase() }))

describe('src/', () => {
  it('SITE-4 there are dealers and sources to compare', () => {
    expect(dealers.length).toBeGreaterThanOrEqual(3)
    expect(sources.length).toBeGreaterThan(50)
  })

  it.each(dealers)('SITE-4 mentions neither slug nor name of the dealer %s', (slug) => {
    // The slug, the name ('Southside Cars') and spellings as identifiers.
    const spellings = [slug, slug.replaceAll('-', ' '), slug.replaceAll('-', '_'), slug.replaceAll('-', '')]
    const naming = sources.filter(({ text }) => spellings.some((spelling) => text.includes(spelling)))
    expect(naming.map(({ path }) => path)).toEqual([])
  })
})
