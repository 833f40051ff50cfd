import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { optionLeaves } from '#site/docs/option-leaves.ts'

/**
 * Options that nothing reads, each with a reason. When an option gets used, remove its line: the second test checks
 * that.
 */
const UNREAD: Readonly<Record<string, string>> = {
  $schema: 'for editors alone',
  'legal.noDecisionList': 'for the dealer’s own records; site check reads that it is there',
}

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter(({ name }) => /\.tsx?$/.test(name) && !/\.(test|contract)\.tsx?$/.test(name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !path.startsWith(join('src', 'site')))
  .map((path) => readFileSync(path, 'utf8'))

const unread = optionLeaves()
  .map(({ path }) => path)
  .filter((path) => !sources.some((text) => reads(text, path.split('.').at(-1) ?? path)))

describe('the options of a site', () => {
  it('SITE-3 each is read somewhere outside src/site, or says why not', () => {
    expect(unread.filter((path) => !(path in UNREAD))).toEqual([])
  })

  it('SITE-3 the list of unread options has no option that is read or gone', () => {
    expect(Object.keys(UNREAD).filter((path) => !unread.includes(path))).toEqual([])
  })
})

/**
 * Whether a text reads an option: `group.key`, or the key destructured from its group: `{ key, other } = group`, `({
 * key }) =>`, `({ key }: Group)`.
 */
function reads(text: string, key: string): boolean {
  const name = key.replace('[]', '').replace('$', '\\$')
  return new RegExp(`\\.${name}\\b|\\{[^{}]*\\b${name}\\b[^{}]*\\}\\s*(=[^>]|\\)|:)`).test(text)
}
