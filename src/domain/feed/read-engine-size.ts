import type { NumberField } from '../car/field.ts'
import type { RegionCode } from '../region.ts'
import { type ReadCell, readNumber, readText } from './cell.ts'
import type { FeedValue } from './record.ts'

/** The units of an engine's size. */
export type EngineUnit = 'cc' | 'L' | 'cu in'

interface EngineColumn {
  /** The unit of the stored figure, which is that of a bare one too. */
  readonly stored: 'cc' | 'L'
  readonly region: RegionCode
  readonly decimalComma: boolean
}

/**
 * A6, SITE-6: reads an engine's size, such as '2,494 cc', '5.7L V8' or '350 cu in', in the column's unit. The text is read
 * whole: words that are no engine's leave the field empty, and so does a bare figure that may be another unit's.
 */
export function readEngineSize(
  cell: FeedValue,
  field: NumberField,
  { stored, region, decimalComma }: EngineColumn,
): ReadCell<number> {
  const text = readText(cell)
  if (text === null) return { value: null, fault: null }
  const figures = sizesIn(text.normalize('NFKC').toLowerCase())
  if (figures === null) return { value: null, fault: NO_SIZE }
  const read = figures.map(({ figure, unit }) => ({ unit, ...readFigure(figure, unit ?? stored, decimalComma) }))
  if (read.every(({ value, unit }) => value === 0 && unit === null)) return { value: null, fault: null }
  const faulty = read.find(({ fault }) => fault !== null)
  if (faulty !== undefined) return { value: null, fault: faulty.fault }
  const sizes = read.map(({ value, unit }) => ({ unit, cc: (value ?? 0) * CC_PER[unit ?? stored] }))
  const [first] = sizes
  const size = sizes.find(({ unit }) => unit === stored) ?? first
  if (size === undefined || first === undefined) return { value: null, fault: NO_SIZE }
  if (sizes.some(({ cc }) => Math.abs(cc - first.cc) > first.cc * SAME_WITHIN))
    return { value: null, fault: 'has two engine sizes' }
  if (region === 'US' && size.unit === null && stored === 'cc' && size.cc < LARGEST_CUBIC_INCHES)
    return { value: null, fault: 'may be cubic centimetres or cubic inches' }
  const figure = stored === 'cc' ? Math.round(size.cc) : Math.round(size.cc) / CC_PER.L
  return figure <= field.max ? { value: figure, fault: null } : { value: null, fault: NO_SIZE }
}

const NO_SIZE = 'is not an engine size such as 2.5 L, 2,494 cc or 350 cu in'
const CC_PER: Readonly<Record<EngineUnit, number>> = { cc: 1, L: 1000, 'cu in': 16.387064 }
/** Two figures of one engine differ by rounding: '5.7 L (345 cu in)'. */
const SAME_WITHIN = 0.03
/** Larger bare figures of American files are cubic centimetres. */
const LARGEST_CUBIC_INCHES = 600

const LIMITS: Readonly<Record<EngineUnit, NumberField>> = {
  cc: { kind: 'number', min: 30, max: 30_000, whole: false, unit: 'cubic centimetres' },
  L: { kind: 'number', min: 0.03, max: 30, whole: false, unit: 'litres' },
  'cu in': { kind: 'number', min: 2, max: 1_900, whole: false, unit: 'cubic inches' },
}

function readFigure(figure: string, unit: EngineUnit, decimalComma: boolean): ReadCell<number> {
  if (/^0(?:[.,]0+)?$/.test(figure)) return { value: 0, fault: null }
  return readNumber(figure, LIMITS[unit], decimalComma)
}

/** The figures of a text with their units; one bare figure if none has a unit. Null: the text has other words. */
function sizesIn(text: string): readonly { readonly figure: string; readonly unit: EngineUnit | null }[] | null {
  const withUnits = [...text.matchAll(WITH_UNIT)].map(({ groups }) => ({
    figure: (groups?.['figure'] ?? '').trim(),
    unit: UNITS.find(([words]) => words.test(groups?.['unit'] ?? ''))?.[1] ?? null,
  }))
  const rest = text.replace(WITH_UNIT, ' ').replace(LAYOUT, ' ')
  if (withUnits.length > 0) return isOfEngines(rest) ? withUnits : null
  const bare = FIGURE.exec(rest)
  return bare?.[0] !== undefined && isOfEngines(rest.replace(bare[0], ' '))
    ? [{ figure: bare[0].trim(), unit: null }]
    : null
}

const UNITS: readonly (readonly [RegExp, EngineUnit])[] = [
  [/^c(?:cm?|m3|u\.? ?cm)/, 'cc'],
  [/^l/, 'L'],
  [/^(?:c|in)/, 'cu in'],
]
const WITH_UNIT =
  /(?<![\w.,])(?<figure>\d[\d.,]{0,9}(?: \d{3}){0,2})[ -]?(?<unit>ccm?|cm3|cu\.? ?cm|l(?:tr|it(?:re|er))?s?|cu\.? ?in(?:ch(?:es)?)?\.?|cubic inch(?:es)?|cid?|c\.i\.(?:d\.)?|in3)(?![\p{L}\d])/gu
const FIGURE = /(?<![\w.,])\d[\d.,]{0,9}(?: \d{3}){0,2}(?![\w.,])/
/** 'V8', 'I-4', '4 cyl', 'inline 6', '16V'. */
const LAYOUT =
  /(?<![\p{L}\d])(?:[vilwhb]-?\d{1,2}|\d{1,2}[ -]?(?:cyl(?:inders?)?|valves?|v)\b|(?:inline|straight|flat|boxer)[ -]?\d{1,2})(?![\p{L}\d])/gu

/** Whether all words are those of engines and fuels. */
function isOfEngines(text: string): boolean {
  return text.split(/[^\p{L}\d]+/u).every((word) => word === '' || ENGINE_WORDS.has(word))
}

const ENGINE_WORDS: ReadonlySet<string> = new Set(
  (
    'engine motor turbo turbocharged twin biturbo supercharged charged intercooled aspirated naturally na rotary boxer ' +
    'inline flat dohc sohc ohc ohv vvt vtec efi mpfi fi gdi tdi tsi tfsi fsi cdi cdti crdi dci hdi hemi ecoboost ecotec ' +
    'skyactiv direct port multi point injection injected high output petrol gas gasoline diesel hybrid electric flex ' +
    'fuel regular premium unleaded mild plug in t td'
  ).split(' '),
)
