import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { TEMPLATES } from '#site/site.ts'
import { BASE_SLOTS } from '#themes/base/base-slots.ts'
import { defineTheme } from '#themes/define-theme.ts'
import { knobOf, readKnobs } from '#themes/settle-knobs.ts'

const ROOT = new URL('../..', import.meta.url).pathname
const read = (pattern: string) =>
  globSync(pattern, { cwd: ROOT }).map((file) => ({ file, text: readFileSync(`${ROOT}/${file}`, 'utf8') }))

const STYLES_OF_TEMPLATES = read('src/themes/**/*.css')
const COMPONENTS = read('src/ui/**/*.{css,tsx}').filter(({ file }) => !file.includes('.test.'))

/** Classes of components that templates still select, by file; nothing may be added. */
const STILL_SELECTED: Readonly<Record<string, readonly string[]>> = {}

describe('SITE-2 a template', () => {
  it('selects no class of a component', () => {
    const words = new Set(COMPONENTS.flatMap(({ text }) => text.match(/[a-z][\w-]*/g) ?? []))
    const selected = STYLES_OF_TEMPLATES.flatMap(({ file, text }) =>
      classesOf(text)
        .filter((name) => words.has(name) && !STILL_SELECTED[file]?.includes(name))
        .map((name) => `${file}: .${name}`),
    )
    expect(selected).toEqual([])
  })

  it('sets only its knobs under its own attribute', () => {
    const strange = STYLES_OF_TEMPLATES.filter(({ file }) => file.includes('/knobs/')).flatMap(({ file, text }) => {
      const [, template] = /themes\/(\w+)\//.exec(file) ?? []
      return (text.match(/[^{};]+(?=\{)|[\w-]+(?=:[^{}]*;)/g) ?? [])
        .map((piece) => piece.replaceAll(/\/\*.*?\*\//gs, '').trim())
        .filter((piece) => !/^(--|@media |$)/.test(piece) && piece !== `[data-template="${template}"]`)
        .map((piece) => `${file}: ${piece}`)
    })
    expect(strange).toEqual([])
  })

  it.each(TEMPLATES)('%s sets only knobs that a component reads', (template) => {
    const asked = new Set(COMPONENTS.flatMap(({ text }) => text.match(/(?<=var\()\s*--[\w-]+/g) ?? []))
    const set = read(`src/themes/${template}/knobs/*.css`).flatMap(({ text }) => [...readKnobs(text).keys()])
    expect(set.length).toBeGreaterThan(0)
    expect(set.filter((name) => !asked.has(name))).toEqual([])
  })

  it('with only a name has every slot of the base', () => {
    expect(defineTheme({ name: 'plain' })).toEqual({ name: 'plain', slots: BASE_SLOTS })
  })

  it('fills a slot in place of the base', () => {
    const { slots } = defineTheme({ name: 'plain', slots: { Footer: () => <footer>Ours</footer> } })
    const router = createMemoryRouter([{ path: '*', element: <slots.Footer site={{} as never} /> }])
    expect(renderToStaticMarkup(<RouterProvider router={router} />)).toBe('<footer>Ours</footer>')
  })

  it('finds every knob of a component in a separate declaration, so that it can be left out', () => {
    const mixed = read('src/ui/**/*.css').flatMap(({ file, text }) =>
      [...text.matchAll(/:\s*([^;{}]*revert-layer[^;{}]*);/g)]
        .filter(([, value = '']) => knobOf(value) === null)
        .map(([declaration]) => `${file}${declaration}`),
    )
    expect(mixed).toEqual([])
  })
})

/** The classes in a stylesheet's selectors. */
function classesOf(css: string): readonly string[] {
  const selectors = css.replaceAll(/\/\*.*?\*\//gs, '').match(/[^{};]+(?=\{)/g) ?? []
  return [...new Set(selectors.flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*/g) ?? []))]
}
