import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { choicesOf } from '#site/controls/choice-labels.ts'
import { TEMPLATES } from '#site/site.ts'
import { TYPEFACE_PAIRS } from '#site/typefaces.ts'
import { fontsOf } from '#themes/fonts.ts'
import { FAMILIES, fileOf } from '#themes/typefaces/families.ts'
import { typefaceCss } from '#themes/typefaces/typeface-css.ts'
import { TYPEFACES } from '#themes/typefaces/typefaces.ts'

const root = new URL('../..', import.meta.url).pathname
/** Typefaces are preloaded with the page, and on a slow line they delay its largest picture. */
const MOST_BYTES = 45_000

const own = { headline: null, text: null }
const CHOICES = [
  ...TEMPLATES.map((template) => ({
    of: template,
    name: template,
    fonts: fontsOf(template),
    stylesheet: `src/themes/${template}/tokens.css`,
  })),
  ...TYPEFACE_PAIRS.map((pair) => ({
    of: pair,
    name: `the pair ${pair}`,
    fonts: fontsOf('ridge', { pair, ...own }),
    stylesheet: `src/themes/typefaces/pairs/${pair}.css`,
  })),
]

describe.each(CHOICES)('FIELD-5 the typefaces of $name', ({ of, fonts, stylesheet }) => {
  const { faces: css, tokens } = typefaceCss(of)

  it('show late in headlines too, from the file that is preloaded, and wait for the next page in text', () => {
    const faces = [...css.matchAll(/@font-face \{([^}]*url[^}]*)\}/g)].map(([, face = '']) => face)
    const headlines = faces.filter((face) => /font-family: "[^"]+ Headline"/.test(face))
    expect(headlines).toHaveLength(1)
    const [headline = ''] = headlines
    expect(headline).toContain('font-display: swap')
    const [family = ''] = /(?<=font-family: ")[^"]+(?= Headline")/.exec(headline) ?? []
    const described = headline.replace(` Headline"`, '"').replace('swap', 'optional')
    expect(faces, `${family} is the same in text and headlines`).toContain(described)
    for (const face of faces) if (face !== headline) expect(face).toContain('font-display: optional')
    expect(Object.values(tokens).join()).toContain(`"${family} Headline"`)
    expect(tokens).toHaveProperty('--headline-font')
  })

  it('weigh less than 45 kB on a first screen', () => {
    expect(fonts.length).toBeGreaterThan(0)
    const sizes = fonts.map((file) => statSync(`${root}${file}`).size)
    expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(MOST_BYTES)
  })

  it('have each letter of Western Europe once: in the file of every page, or in the one of rare letters', () => {
    const characters = new Map<string, number[]>()
    for (const [, family = '', ranges = ''] of css.matchAll(/font-family: "([^"]+)";[^}]*unicode-range:([^;]+);/g))
      characters.set(family, [...(characters.get(family) ?? []), ...ranges.split(',').flatMap(inRange)])
    expect(characters.size).toBeGreaterThan(0)
    for (const [family, points] of characters) {
      if (family.endsWith('Headline')) continue
      expect(points, family).toEqual(expect.arrayContaining([...inRange('U+20-7E'), ...inRange('U+A0-FF')]))
      expect(new Set(points).size, `${family} has a character in two files, and both are fetched`).toBe(points.length)
    }
  })

  it('are preloaded as their stylesheet names them, and each has a fallback of its own width and height', () => {
    expect(readFileSync(`${root}/${stylesheet}`, 'utf8')).toContain(`  --typefaces: ${of};\n`)
    const named = [...css.matchAll(/url\("\.\/([\w-]+\.woff2)"/g)].map(([, file = '']) => file)
    const first = named.filter((file) => !file.includes('-rest'))
    expect(fonts.map((file) => file.split('/').at(-1)).toSorted()).toEqual([...new Set(first)].toSorted())
    for (const family of new Set([...css.matchAll(/font-family: "([^"]+)"/g)].map(([, name = '']) => name))) {
      if (/ (Headline|Stand-in( Linux)?)$/.test(family)) continue
      const [standIn = ''] = new RegExp(`font-family: "${family} Stand-in";[^}]*`).exec(css) ?? []
      for (const metric of ['size-adjust', 'ascent-override', 'descent-override']) expect(standIn).toContain(metric)
    }
  })
})

describe('the table of typefaces', () => {
  it('refuses the name of neither a pair nor a template', () => {
    expect(() => typefaceCss('boutiqe')).toThrow('--typefaces: boutiqe is no row of src/themes/typefaces/families.ts')
  })

  it('has a row for each package that scripts/cut-typefaces.mjs cuts', () => {
    const { devDependencies } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
    const packages = Object.keys(devDependencies).filter((name) => name.startsWith('@fontsource-variable/'))
    expect(Object.keys(TYPEFACES).map((typeface) => `@fontsource-variable/${fileOf(typeface)}`)).toEqual(packages)
  })

  it.each(TYPEFACE_PAIRS)('STUDIO-17 names those of %s as the studio does, which shows a sample of each', (pair) => {
    const { headline, text } = FAMILIES[pair]
    const families = headline === undefined ? text : `${headline} and ${text}`
    expect(choicesOf('branding.font', [pair]).map(({ label }) => label.toLowerCase())).toEqual([
      `${pair}: ${families}`.toLowerCase(),
    ])
  })
})

describe('FIELD-5 system typefaces', () => {
  it('preload nothing that text would need, only a headline of the template’s own', () => {
    expect(fontsOf('ridge', { pair: 'system', ...own })).toEqual([])
    expect(fontsOf('meadow', { pair: 'system', ...own })).toEqual([fontsOf('meadow')[1]])
  })
})

describe('FIELD-5 a site’s own typefaces', () => {
  it('replace those of the template or of the pair, so that a page loads no file that it does not use', () => {
    const [text, headline] = fontsOf('meadow')
    expect(fontsOf('meadow', { pair: null, headline: '/site-files/h.woff2', text: null })).toEqual([
      text,
      '/site-files/h.woff2',
    ])
    expect(fontsOf('meadow', { pair: null, headline: null, text: '/site-files/t.woff2' })).toEqual([
      '/site-files/t.woff2',
      headline,
    ])
    expect(fontsOf('harbour', { pair: 'sport', headline: '/a.woff2', text: '/b.woff2' })).toEqual([
      '/b.woff2',
      '/a.woff2',
    ])
  })
})

/** The code points of a range such as 'U+20-7E'. */
function inRange(range: string): readonly number[] {
  const [from = 0, to = from] = range
    .trim()
    .slice(2)
    .split('-')
    .map((point) => Number.parseInt(point, 16))
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
