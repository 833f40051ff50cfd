import { TYPEFACE_PAIRS } from '#site/typefaces.ts'
import { FAMILIES, type Families, fileOf } from './families.ts'
import { CHARACTERS, type Cut, type StandIn, TEXT_STAND_INS, TYPEFACES, type Typeface } from './typefaces.ts'

interface TypefaceCss {
  /** `@font-face` rules. Addresses of files are from this folder. */
  readonly faces: string
  readonly tokens: Readonly<Record<string, string>>
}

/**
 * The typefaces of a pair or a template in CSS. Text keeps its fallback when its typeface is late, and headlines take
 * theirs as it arrives (docs/decisions/014, 104). Throws if neither has this name.
 */
export function typefaceCss(name: string): TypefaceCss {
  const families = rowOf<Families>(FAMILIES, name)
  if (families === undefined) throw new Error(`--typefaces: ${name} is no row of src/themes/typefaces/families.ts`)
  const { text, headline = text } = families
  const faces = [
    ...facesOf(headline),
    faceOf(headline, { family: `${headline} Headline`, display: 'swap' }),
    ...(headline === text ? [] : [...facesOf(text), ...standInsOf(headline)]),
    ...standInsOf(text, rowOf(TEXT_STAND_INS, name)),
  ]
  return { faces: faces.join('\n'), tokens: tokensOf(name, families) }
}

function rowOf<Row>(table: Readonly<Record<string, Row | undefined>>, name: string): Row | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

function facesOf(typeface: Typeface): readonly string[] {
  return [faceOf(typeface), faceOf(typeface, { part: '-rest' })]
}

interface Face {
  readonly family?: string
  readonly display?: 'optional' | 'swap'
  readonly part?: keyof typeof CHARACTERS
}

function faceOf(typeface: Typeface, { family = typeface, display = 'optional', part = '' }: Face = {}): string {
  const { weight, stretch }: Cut = TYPEFACES[typeface]
  return fontFace({
    'font-family': `"${family}"`,
    'font-style': 'normal',
    'font-weight': weight,
    'font-stretch': stretch,
    'font-display': display,
    src: `url("./${fileOf(typeface)}${part}.woff2") format("woff2")`,
    'unicode-range': CHARACTERS[part],
  })
}

function standInsOf(typeface: Typeface, standIns: readonly StandIn[] = TYPEFACES[typeface].standIns) {
  return standIns.map(({ local, weight, stretch, size, ascent, descent, ...standIn }) =>
    fontFace({
      'font-family': nameOf(typeface, standIn),
      'font-weight': weight,
      'font-stretch': stretch,
      src: local.map((font) => `local("${font}")`).join(', '),
      'size-adjust': percent(size),
      'ascent-override': percent(ascent),
      'descent-override': percent(descent),
      'line-gap-override': ascent === undefined ? undefined : '0%',
    }),
  )
}

function nameOf(typeface: Typeface, { name = 'Stand-in' }: Pick<StandIn, 'name'>): string {
  return `"${typeface} ${name}"`
}

function percent(measure: number | undefined): string | undefined {
  return measure === undefined ? undefined : `${measure}%`
}

function fontFace(descriptors: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(descriptors).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}: ${value};`,
  )
  return `@font-face { ${lines.join(' ')} }`
}

/** A pair of one typeface also replaces the template's headlines. */
function tokensOf(name: string, { headline, text }: Families): TypefaceCss['tokens'] {
  const body = { '--body-font': fallbacksOf(text) }
  if (headline !== undefined)
    return {
      ...body,
      '--display-font': fallbacksOf(headline),
      '--headline-font': `"${headline} Headline", var(--display-font)`,
    }
  return {
    ...body,
    ...(TYPEFACE_PAIRS.some((pair) => pair === name) ? { '--display-font': 'var(--body-font)' } : {}),
    '--text-headline': `"${text} Headline"`,
    '--headline-font': 'var(--text-headline), var(--body-font)',
  }
}

function fallbacksOf(typeface: Typeface): string {
  const { isSerif, standIns }: Cut = TYPEFACES[typeface]
  const names = new Set(standIns.map((standIn) => nameOf(typeface, standIn)))
  return [`"${typeface}"`, ...names, isSerif ? 'Georgia, serif' : 'system-ui, sans-serif'].join(', ')
}
