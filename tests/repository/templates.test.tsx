import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { TEMPLATES } from '#site/site.ts'
import { BASE_SLOTS } from '#themes/base/base-slots.ts'
import { defineTheme } from '#themes/define-theme.ts'

const ROOT = new URL('../..', import.meta.url).pathname
const read = (pattern: string) =>
  globSync(pattern, { cwd: ROOT }).map((file) => ({ file, text: readFileSync(`${ROOT}/${file}`, 'utf8') }))

const COMPONENTS = read('src/ui/**/*.{css,tsx}').filter(({ file }) => !file.includes('.test.'))
const MANUAL = read('docs/templates.md')[0]?.text ?? ''
const LISTED = new Set(
  [...MANUAL.matchAll(/^\|(.+?)\|/gm)].flatMap(([, cell = '']) => cell.match(/--[a-z][\w-]*/g) ?? []),
)

describe.each(TEMPLATES)('SITE-2 the template %s', (template) => {
  const styles = read(`src/themes/${template}/**/*.css`)
  const slots = read(`src/themes/${template}/**/*.tsx`)

  it('styles only what a component or a slot of its own has', () => {
    const words = new Set([...COMPONENTS, ...slots].flatMap(({ text }) => text.match(/[a-z][\w-]*/g) ?? []))
    // 'block-makes' is written as `block-${kind}`.
    const begun = COMPONENTS.flatMap(({ text }) => text.match(/[a-z]+-(?=\$\{)/g) ?? [])
    const gone = styles.flatMap(({ file, text }) =>
      classesOf(text)
        .filter((name) => !words.has(name) && !begun.some((begin) => name.startsWith(begin)))
        .map((name) => `${file}: .${name}`),
    )
    expect(gone).toEqual([])
  })

  it('LOOK-3 sets only properties that the manual lists, besides those of its own slots', () => {
    const own = new Set(slots.flatMap(({ text }) => text.match(/--[\w-]+/g) ?? []))
    const ownUses = styles.filter(({ file }) => file.includes('/slots/')).flatMap(({ text }) => usesOf(text))
    const inComponents = new Set(COMPONENTS.flatMap(({ text }) => usesOf(text)))
    const isOwn = (name: string) => (own.has(name) || ownUses.includes(name)) && !inComponents.has(name)
    const set = styles.flatMap(({ text }) =>
      [...text.matchAll(/(?<=[\s{;])(--[\w-]+)\s*:/g)].map(([, name = '']) => name),
    )
    expect(set.length).toBeGreaterThan(10)
    expect([...new Set(set)].filter((name) => !LISTED.has(name) && !isOwn(name))).toEqual([])
  })
})

it('LOOK-3 the manual of templates lists at most 250 properties, each of which a component reads', () => {
  const read = new Set(COMPONENTS.flatMap(({ text }) => usesOf(text)))
  expect(LISTED.size).toBeGreaterThan(60)
  expect(LISTED.size).toBeLessThanOrEqual(250)
  expect([...LISTED].filter((name) => !read.has(name) && name !== '--typefaces')).toEqual([])
})

describe('SITE-2 a template', () => {
  it('with only a name has every slot of the base', () => {
    expect(defineTheme({ name: 'plain', slots: BASE_SLOTS }).slots).toEqual(BASE_SLOTS)
  })

  it('fills a slot in place of the base', () => {
    const { slots } = defineTheme({ name: 'plain', slots: { ...BASE_SLOTS, Footer: () => <footer>Ours</footer> } })
    const router = createMemoryRouter([{ path: '*', element: <slots.Footer site={{} as never} /> }])
    expect(renderToStaticMarkup(<RouterProvider router={router} />)).toBe('<footer>Ours</footer>')
  })
})

/** The properties that a text reads. */
function usesOf(text: string): readonly string[] {
  return text.match(/(?<=var\(\s*)--[\w-]+/g) ?? []
}

/** The classes in a stylesheet's selectors. */
function classesOf(css: string): readonly string[] {
  const selectors = css.replaceAll(/\/\*.*?\*\//gs, '').match(/[^{};]+(?=\{)/g) ?? []
  return [...new Set(selectors.flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*/g) ?? []))]
}
