import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' }).split(
  '\n',
)
const names = new Set(files.flatMap((file) => file.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'))))

const FOLDERS = 'src|docs|tests|fixtures|bench|peers|scripts|sites'
const PATHS = new RegExp(String.raw`(?<![\w/.-])(?:${FOLDERS})/[\w./<>*$-]*[\w>]`, 'g')

/**
 * Paths in the text, without those with a placeholder such as `<name>` and those that the reader of a recipe creates.
 */
function pathsIn(document: string): readonly string[] {
  const text = readFileSync(join(ROOT, document), 'utf8')
  return [...new Set(text.match(PATHS))].filter((path) => !/[<*]|^sites\/city-cars/.test(path))
}

/** Whether a path exists; docs/decisions/038 means the file that starts with the number. */
function exists(path: string): boolean {
  return names.has(path) || (/^docs\/decisions\/\d{3}$/.test(path) && files.some((file) => file.startsWith(`${path}-`)))
}

describe('documents name only files and folders that exist', () => {
  it.each(['docs/architecture.md', 'docs/recipes.md', 'README.md'])('%s', (document) => {
    const paths = pathsIn(document)
    expect(paths.length).toBeGreaterThan(10)
    expect(paths.filter((path) => !exists(path))).toEqual([])
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
