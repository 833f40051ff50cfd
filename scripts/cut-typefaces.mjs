// node scripts/cut-typefaces.mjs: makes the files of src/themes/typefaces by subsetting Fontsource's to the weights,
// widths and characters of the table there. Run it after changing one of these.
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { fileOf } from '../src/themes/typefaces/families.ts'
import { CHARACTERS, TYPEFACES } from '../src/themes/typefaces/typefaces.ts'

const FOLDER = new URL('../src/themes/typefaces/', import.meta.url)
/** OpenType features that our styles use, including `font-variant-numeric`, and those a browser applies by default. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum']

for (const [typeface, { weight, stretch }] of Object.entries(TYPEFACES)) {
  const name = fileOf(typeface)
  const source = `@fontsource-variable/${name}/files/${name}-latin-${stretch ? 'wdth' : 'wght'}-normal.woff2`
  const whole = readFileSync(new URL(import.meta.resolve(source)))
  for (const [part, ranges] of Object.entries(CHARACTERS)) {
    const cut = await subsetFont(whole, characters(ranges), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      variationAxes: { wght: span(weight), ...(stretch ? { wdth: span(stretch) } : {}) },
    })
    writeFileSync(new URL(`${name}${part}.woff2`, FOLDER), cut)
    console.log(`${name}${part}.woff2: ${cut.length} bytes of ${whole.length}`)
  }
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
