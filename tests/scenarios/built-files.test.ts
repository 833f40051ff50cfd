import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { TEMPLATES } from '#site/site.ts'
import { TYPEFACE_PAIRS } from '#site/typefaces.ts'

const BUILD = join(import.meta.dirname, '../../build')

it('every file that the server’s build names is in the browser’s build', () => {
  const scripts = readdirSync(join(BUILD, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(BUILD, 'server', name), 'utf8'))
  const named = new Set(scripts.flatMap((script) => script.match(/(?<=["'`])\/assets\/[\w.-]+\.(?:css|woff2)/g) ?? []))
  expect(named.size).toBeGreaterThan(10)
  // Two sources with the same content become one file, under one of their names (Vite 8).
  expect([...named].filter((path) => !existsSync(join(BUILD, 'client', path)))).toEqual([])
})

it('FIELD-5 the stylesheet of each template and pair has every typeface that its tokens name', () => {
  const folder = join(BUILD, 'client/assets')
  const styles = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const naming = styles.filter((css) => css.includes('Headline"'))
  expect(naming).toHaveLength(TEMPLATES.length + TYPEFACE_PAIRS.length)
  for (const css of naming) {
    const tokens = [...css.matchAll(/--[a-z]+-(?:font|headline):([^;}]+)/g)].map(([, value = '']) => value).join()
    const faces = [...css.matchAll(/@font-face\{font-family:([^;]+)/g)].map(([, family]) => family)
    expect(new Set(faces)).toEqual(new Set([...tokens.matchAll(/"([^"]+)"/g)].map(([, family]) => family)))
  }
})

it.each(['content', 'blog', 'blog-post', 'models', 'special-offers'])(
  'FIELD-5 the page %s loads less than 130 kB of script, and no form kit',
  (page) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(BUILD, 'client/.vite/manifest.json'), 'utf8'))
    const files = [...filesOf(`src/web/pages/${page}.tsx`, manifest)]
    const scripts = files.map((file) => readFileSync(join(BUILD, 'client', file)))
    expect(scripts.filter((script) => script.includes('ZodError'))).toEqual([])
    expect(files.length).toBeGreaterThan(2)
    expect(scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0)).toBeLessThan(130_000)
  },
)

it('FIELD-5 B14 blocks add less than 10 kB of script to a page to read, and a form only where there is one', () => {
  const manifest: Manifest = JSON.parse(readFileSync(join(BUILD, 'client/.vite/manifest.json'), 'utf8'))
  const before = new Set([
    ...filesOf('src/web/entry.client.tsx', manifest),
    ...filesOf('src/web/pages/content.tsx', manifest),
  ])
  const added = [...filesOf('src/ui/block/free-block.tsx', manifest)].filter((file) => !before.has(file))
  const bytes = added.map((file) => gzipSync(readFileSync(join(BUILD, 'client', file)), { level: 9 }).length)
  expect(added.length).toBeGreaterThan(0)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(10_000)
  expect(manifest['src/ui/block/form-block.tsx']?.file).toBeDefined()
})

it('LOOK-1 a word of the catalogue is in the scripts that use it, and in no other', () => {
  const folder = join(BUILD, 'client/assets')
  const having = readdirSync(folder).filter(
    (name) => name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes('Clear recent searches'),
  )
  expect(having).toEqual([expect.stringMatching(/^suggestions-/)])
})

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>

/** A script with those that it imports statically. */
function filesOf(name: string, manifest: Manifest, found = new Set<string>()): ReadonlySet<string> {
  const { file, imports = [] } = manifest[name] ?? { file: '' }
  if (file === '') throw new Error(`The build has no ${name}`)
  if (!found.has(file)) for (const each of [...imports]) filesOf(each, manifest, found.add(file))
  return found.add(file)
}
