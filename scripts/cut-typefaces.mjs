// node scripts/cut-typefaces.mjs: makes the files of src/themes/typefaces by subsetting Fontsource's to the weights,
// widths and characters that the @font-face rules of the templates and the pairs name. Run it after changing one of these rules.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const root = new URL('..', import.meta.url)
/** Fontsource's packages by typeface; with more axes than weight, the file that has them. */
const SOURCES = {
  Archivo: ['archivo', 'wdth'],
  Bitter: ['bitter'],
  'Bodoni Moda': ['bodoni-moda'],
  'Cormorant Garamond': ['cormorant-garamond'],
  'DM Sans': ['dm-sans'],
  Figtree: ['figtree'],
  Fraunces: ['fraunces'],
  'Instrument Sans': ['instrument-sans'],
  Inter: ['inter'],
  Manrope: ['manrope'],
  Newsreader: ['newsreader'],
  Nunito: ['nunito'],
  Oswald: ['oswald'],
  Outfit: ['outfit'],
  'Space Grotesk': ['space-grotesk'],
  'Work Sans': ['work-sans'],
}
/** OpenType features that our styles use, including `font-variant-numeric`, and those a browser applies by default. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum']

const cutAlready = new Set()
for (const stylesheet of globSync('src/themes/{*/tokens,typefaces/pairs/*}.css', { cwd: root.pathname })) {
  const rules = readFileSync(new URL(stylesheet, root), 'utf8')
  for (const [, face] of rules.matchAll(/@font-face \{([^}]*)\}/g)) {
    const name = /([\w-]+\.woff2)/.exec(face)?.[1]
    if (!name || cutAlready.has(name)) continue
    cutAlready.add(name)
    const file = `typefaces/${name}`
    const whole = readFileSync(sourceOf(descriptor(face, 'font-family').replaceAll('"', '')))
    const width = descriptor(face, 'font-stretch')
    const cut = await subsetFont(whole, characters(descriptor(face, 'unicode-range')), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      variationAxes: { wght: span(descriptor(face, 'font-weight')), ...(width ? { wdth: span(width) } : {}) },
    })
    writeFileSync(new URL(`src/themes/${file}`, root), cut)
    console.log(`${file}: ${cut.length} bytes of ${whole.length}`)
  }
}

/** Fontsource's file of a typeface. */
function sourceOf(typeface) {
  const [name, axis = 'wght'] = SOURCES[typeface]
  return new URL(import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-${axis}-normal.woff2`))
}

/** The value of a descriptor of an @font-face rule; empty if absent. */
function descriptor(face, name) {
  return new RegExp(`${name}:\\s*([^;]+);`).exec(face)?.[1].trim() ?? ''
}

/** The range of an axis: '400 900' or '92% 118%' limits it, '620' pins it. */
function span(range) {
  const [min, max = min] = range.split(' ').map(Number.parseFloat)
  return min === max ? min : { min, max }
}

/** All characters of a range such as 'U+20-7E, U+A0', as a text. */
function characters(ranges) {
  return ranges
    .split(',')
    .map((range) => {
      const [from, to = from] = range
        .trim()
        .slice(2)
        .split('-')
        .map((hexadecimal) => Number.parseInt(hexadecimal, 16))
      return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
    })
    .join('')
}
