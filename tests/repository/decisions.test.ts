import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'decisions')
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
const files = readdirSync(FOLDER)
  .filter((file) => file !== 'README.md')
  .sort()
const rows = read('README.md')
  .split('\n')
  .flatMap((line) => {
    const [, number, file, title, status] = /^\| \[(\d{3})\]\(([^)]+)\) \| (.+) \| (.+) \|$/.exec(line) ?? []
    return number && file && title && status ? [{ number, file, title, status }] : []
  })

const LINKS = String.raw`\[\d{3}\]\([^)]+\)( and \[\d{3}\]\([^)]+\))*`
const STATUS = new RegExp(`^(in force|superseded by ${LINKS}|partly, see ${LINKS})$`)

describe('the index of decisions', () => {
  it('lists every decision once, in the order of their numbers', () => {
    expect(rows.map(({ file }) => file)).toEqual(files)
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
  })

  it.each(rows)('$number has its title and a status', ({ number, file, title, status }) => {
    expect(file).toMatch(new RegExp(`^${number}-`))
    expect(read(file).split('\n', 1)).toEqual([`# ${number} · ${title}`])
    expect(status).toMatch(STATUS)
    for (const [, named, target] of status.matchAll(/\[(\d{3})\]\(([^)]+)\)/g)) {
      expect(files).toContain(target)
      expect(target).toMatch(new RegExp(`^${named}-`))
    }
  })

  it.each(rows)('$number has a date, a context, a decision and consequences', ({ file }) => {
    expect(read(file)).toMatch(/^# .+\n\n20\d\d-\d\d-\d\d.*\n/)
    for (const head of ['Context', 'Decision', 'Consequences']) expect(read(file)).toContain(`**${head}.**`)
  })
})
