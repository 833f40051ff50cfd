// node scripts/cut-typefaces.mjs: makes the files of src/themes/typefaces by subsetting Fontsource's to the weights,
// widths and characters that the @font-face rules of the templates and the pairs name. Run it after changing one of these rules.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const root = new URL('..', import.meta.url)
const SOURCES = {
  Archivo: import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'),
  Bitter: import.meta.resolve('@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2'),
  'Bodoni Moda': import.meta.resolve('@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2'),
  'Cormorant Garamond': import.meta.resolve(
    '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2',
  ),
  'DM Sans': import.meta.resolve('@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2'),
  Figtree: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  Fraunces: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  'Instrument Sans': import.meta.resolve(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  ),
  Inter: import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  Manrope: import.meta.resolve('@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2'),
  Newsreader: import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'),
  Nunito: import.meta.resolve('@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2'),
  Oswald: import.meta.resolve('@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2'),
  Outfit: import.meta.resolve('@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2'),
  'Space Grotesk': import.meta.resolve(
    '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2',
  ),
  'Work Sans': import.meta.resolve('@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2'),
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
    const whole = readFileSync(new URL(SOURCES[descriptor(face, 'font-family').replaceAll('"', '')]))
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
