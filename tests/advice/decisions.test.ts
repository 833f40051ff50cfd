import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const FOLDER = join(ROOT, 'docs', 'decisions')
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
const files = readdirSync(FOLDER).filter((file) => file !== 'README.md')
const [, first = '', ...areas] = read('README.md').split(/^## .+\n/m)
const rows = rowsOf([first, ...areas].join('\n'))

const LINK = String.raw`\[\d{3}\]\([^)]+\)`
const STATUS = new RegExp(`^(in force|superseded by ${LINK}( and ${LINK})*|partly, see ${LINK}( and ${LINK})*)$`)

/** Files with text, in which a decision may be named. Our own rules and this test name none. */
const texts = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ':!docs/product', ':!sites'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|md|css|example|service|yaml)$/.test(file) && existsSync(join(ROOT, file)))
/** 'decision 130', 'docs/decisions/130', 'decisions 118, 121 and 122', 'docs/decisions/070 to 074'. */
const NAMED = /\bdecisions?[\s/]+(\d{3}(?:(?:,| and| to)\s+\d{3})*)/gi

describe('the index of decisions', () => {
  it('lists every decision once, with the twelve that shape the whole first', () => {
    expect(
      rows
        .map(({ target }) => target)
        .filter((target) => !target.includes('#'))
        .toSorted(),
    ).toEqual(files.toSorted())
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
    expect(rowsOf(first)).toHaveLength(12)
    for (const area of areas)
      expect(rowsOf(area).map(({ number }) => number)).toEqual(
        rowsOf(area)
          .map(({ number }) => number)
          .toSorted(),
      )
  })

  it('has at most 80 files: the decision of one feature is under ‘Why’ on its page', () => {
    expect(files.length).toBeLessThanOrEqual(80)
  })

  it.each(rows)('$number has its title and a status', ({ number, target, title, status }) => {
    const [page = '', heading] = target.split('#')
    if (heading === undefined) {
      expect(page).toMatch(new RegExp(`^${number}-`))
      expect(read(page).split('\n', 1)).toEqual([`# ${number} · ${title}`])
    } else {
      const [, why = ''] = read(page).split('\n## Why\n')
      expect(why.split('\n')).toContain(`### Decision ${number}: ${title}`)
    }
    expect(status).toMatch(STATUS)
    const all = rows.map((row) => row.target)
    for (const [, to = ''] of status.matchAll(/\]\(([^)]+)\)/g)) expect(all).toContain(to)
  })

  it.each(files)('%s has a date, a context, a decision and consequences', (file) => {
    expect(read(file)).toMatch(/^# .+\n\n20\d\d-\d\d-\d\d.*\n/)
    for (const head of ['Context', 'Decision', 'Consequences']) expect(read(file)).toContain(`**${head}.**`)
  })

  it('has every number that code and documents name', () => {
    const known = new Set(rows.map(({ number }) => number))
    const named = texts.flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(NAMED)].flatMap(([, numbers = '']) =>
        (numbers.match(/\d{3}/g) ?? []).map((number) => ({ file, number })),
      ),
    )
    expect(named.length).toBeGreaterThan(200)
    expect(named.filter(({ number }) => !known.has(number))).toEqual([])
  })
})

/** The rows of the index's tables: a number with the file or the heading that tells it, its title and its status. */
function rowsOf(text: string) {
  return text.split('\n').flatMap((line) => {
    const [, number, target, title, status] = /^\| \[(\d{3})\]\(([^)]+)\) \| (.+) \| (.+) \|$/.exec(line) ?? []
    return number && target && title && status ? [{ number, target, title, status }] : []
  })
}
