import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { optionLeaves } from '#site/docs/option-leaves.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
const files = globSync('sites/**/*.json', { cwd: ROOT }).filter((file) => !file.endsWith('.schema.json'))

it('SITE-5 every site names the schema, so that editors offer completion', () => {
  const sites = files.filter((file) => file.endsWith('/site.json'))
  expect(sites.length).toBeGreaterThanOrEqual(3)
  for (const file of sites) expect(read(file), file).toMatchObject({ $schema: '../site.schema.json' })
})

it.each(files.filter((file) => read(file).$schema !== undefined))(
  'SITE-5 MODEL-1 the build writes the schema that %s names, and it has every key of the file',
  (file) => {
    const { $schema, ...content } = read(file)
    const { properties } = read(join(dirname(file), $schema))
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(content)))
  },
)

it('SITE-3 the build writes docs/options.md with a row for every option', () => {
  const page = readFileSync(join(ROOT, 'docs/options.md'), 'utf8')
  expect(optionLeaves().filter(({ path }) => !page.includes(`| \`${path}\` |`))).toEqual([])
})

it('none of them is in version control', () => {
  const tracked = execFileSync('git', ['ls-files', 'docs/options.md', 'sites/*.schema.json'], { cwd: ROOT })
  expect(tracked.toString()).toBe('')
})
