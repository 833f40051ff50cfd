import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const document = readFileSync(join(ROOT, 'docs', 'asvs.md'), 'utf8')

const rows = document.split('\n').flatMap((line) => {
  const [, item, level, verdict, reason] =
    /^\| (\d+\.\d+\.\d+) \| ([12]) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/.exec(line) ?? []
  return item && level && verdict && reason ? [{ item, level, verdict, reason }] : []
})

/** Files named anywhere, each with the title of a test if one follows it. */
const named = [
  ...document.matchAll(/`((?:src|tests|docs)\/[\w./-]+\.(?:tsx?|md)|package-lock\.json|README\.md)`(?: “([^”]*)”)?/g),
].map(([, file = '', title]) => ({ file, title }))

describe('docs/asvs.md', () => {
  it('has each of the 70 items of level 1 and the 183 of level 2 once, in order', () => {
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(70)
    expect(rows.filter(({ level }) => level === '2')).toHaveLength(183)
    const items = rows.map(({ item }) => item)
    expect(new Set(items).size).toBe(items.length)
    expect(items).toEqual(items.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })))
  })

  it('counts its verdicts correctly', () => {
    for (const verdict of ['met', 'n/a', 'operator', 'not met']) {
      const [, count] = new RegExp(`^\\| ${verdict} \\| (\\d+) \\|`, 'm').exec(document) ?? []
      expect([verdict, rows.filter((row) => row.verdict === verdict).length]).toEqual([verdict, Number(count)])
    }
    expect(rows.filter(({ verdict }) => !['met', 'n/a', 'operator', 'not met'].includes(verdict))).toEqual([])
  })

  it('names only files that exist, and tests with their titles', () => {
    expect(named.length).toBeGreaterThan(150)
    const wrong = named.filter(({ file, title }) => {
      if (!existsSync(join(ROOT, file))) return true
      if (title === '') return true
      return title !== undefined && !readFileSync(join(ROOT, file), 'utf8').includes(title)
    })
    expect(wrong).toEqual([])
  })
})
