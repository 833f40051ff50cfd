import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brandTones } from '#domain/colour/brand-tones.ts'
import { contrast, LEAST_CONTRAST } from '#domain/colour/contrast.ts'
import { groundTones } from '#domain/colour/ground-tones.ts'
import { TEMPLATE_GROUNDS, TEMPLATES, type Template } from '#site/site.ts'

const root = new URL('../..', import.meta.url).pathname
const sources = globSync('src/{ui,themes,web}/**/*.{ts,tsx,css}', { cwd: root }).filter(
  (file) => !file.endsWith('tokens.css') && !file.includes('.test.'),
)

const RAW_COLOUR = /#[0-9a-f]{3,8}\b(?![-\w])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/gi

it('SITE-2 colours are only in the tokens', () => {
  const raw = sources.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(RAW_COLOUR)].map(([colour]) => `${file}: ${colour}`),
  )
  expect(raw).toEqual([])
})

it('SITE-2 every token that a style uses has a value', () => {
  const styles = globSync('src/**/*.{ts,tsx,css}', { cwd: root }).map((file) => readFileSync(`${root}/${file}`, 'utf8'))
  const given = new Set(
    styles.flatMap((text) => [...text.matchAll(/(--[a-z\d-]+)['"]?\s*[:,]/g)].map(([, name]) => name)),
  )
  const used = new Set(styles.flatMap((text) => [...text.matchAll(/var\((--[a-z\d-]+)/g)].map(([, name]) => name)))
  expect([...used].filter((name) => !given.has(name))).toEqual([])
})

it('no component sets an inline style, which the page’s policy forbids', () => {
  const styled = sources.filter((file) => /\sstyle=\{/.test(readFileSync(`${root}/${file}`, 'utf8')))
  expect(styled).toEqual([])
})

/** A template without its own tokens has those of all components, like the base. */
describe.each([...TEMPLATES, 'base'])('the tokens of %s', (template) => {
  const own = `${root}/src/themes/${template}/tokens.css`
  const tokens = readFileSync(existsSync(own) ? own : `${root}/src/ui/tokens.css`, 'utf8')
  // Those of a template with a ground follow from it, like those of a site's own (site/ground.ts); the base has none.
  const dark = TEMPLATE_GROUNDS[template as Template] ?? null
  const following = (brand: string) => (dark === null ? null : groundTones(dark, brand))
  const colour = (name: string) =>
    following('#ffffff')?.[name] ?? new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
  const grounds = ['page', 'surface', 'sunken'].flatMap((name) => colour(name) ?? [])

  it('SITE-2 are in the stylesheet of every page', () => {
    const styles = readFileSync(`${root}/src/themes/${template}/stylesheets/site.css`, 'utf8')
    expect(styles).toContain(existsSync(own) ? '@import "../tokens.css";' : '@import "../../../ui/app.css";')
  })

  it('FIELD-4 make text, quiet text and any brand colour readable on each background (else: src/domain/colour/brand-tones.ts)', () => {
    const texts = ['ink', 'muted'].flatMap((name) => colour(name) ?? [])
    const brands = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#c8102e', '#e0a526']
    const unread = grounds.flatMap((ground) =>
      [...texts, ...brands.map((brand) => following(brand)?.['brand-ink'] ?? brandTones(brand).ink)]
        .filter((text) => contrast(text, ground) < LEAST_CONTRAST)
        .map((text) => `${text} on ${ground}`),
    )
    expect(grounds.length).toBeGreaterThan(0)
    expect(unread).toEqual([])
  })
})
