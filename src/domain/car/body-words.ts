import type { RegionCode } from '../region.ts'
import { bodyOfPage } from './body-type.ts'
import { BODY_TYPES, type BodyType } from './vocabulary.ts'
import { wordKey } from './word-key.ts'

/**
 * SEARCH-16, SITE-6: the platform's body type for a feed's words, as people of the region mean them; null if they name none,
 * or two. The phrase of the most words decides: 'Truck Crew Cab' is a crew cab, '4D Sport Utility' a sport utility.
 */
export function bodyTypeOf(words: string, region: RegionCode): BodyType | null {
  const table = TABLES[region]
  const whole = table.get(wordKey(words))
  if (whole !== undefined) return whole
  const phrases = phrasesIn(words).flatMap(({ key, length }) => {
    const body = table.get(key)
    return body === undefined ? [] : [{ body, rank: WEAK.get(key) ?? length }]
  })
  const best = Math.max(...phrases.map(({ rank }) => rank))
  const [first, ...others] = phrases.filter(({ rank }) => rank === best).map(({ body }) => body)
  if (first === undefined || others.some((other) => bodyOfPage(other) !== bodyOfPage(first))) return null
  return first
}

/** Every run of one to four words, with its number of words. */
function phrasesIn(text: string): readonly { readonly key: string; readonly length: number }[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(LONGEST_PHRASE, words.length - start) }, (__, more) => ({
      key: wordKey(words.slice(start, start + more + 1).join('')),
      length: more + 1,
    })),
  )
}

const LONGEST_PHRASE = 4

/**
 * What only adds to another body's word, by its rank: 'Off-road caravan', '4x4 truck', 'Commercial truck', 'Hard top
 * convertible'.
 */
const WEAK: ReadonlyMap<string, number> = new Map(
  ['4x4 4wd offroad offroader', 'commercial', 'tray touring tourer hardtop softtop', 'truck trucks'].flatMap(
    (keys, place) => keys.split(' ').map((key) => [key, place / 10] as const),
  ),
)

/** Keys are in lower case, without spaces and punctuation. */
const WORDS: Readonly<Partial<Record<BodyType, string>>> = {
  '4x4': '4wd offroad offroader',
  bus: 'bus minibus coach',
  cabChassis:
    'cabchassis cabandchassis chassiscab singlecabchassis doublecabchassis dualcabchassis crewcabchassis supercabchassis ' +
    'extracabchassis chassis ccab ccas cchas',
  convertible: 'cabriolet cabrio convertible roadster spyder spider',
  coupe: 'coup coupe fastback',
  hatch: 'hatch 5drhatch',
  hatchback: 'liftback hatchback',
  motorhome: 'motorhome campervan rv',
  lightTruck:
    'truck lighttruck commercialtruck traytruck tipper boxtruck boxvantruck straighttruck cutaway cutawayvan dumptruck flatbedtruck ' +
    'stakebed stakebodytruck towtruck servicetruck utilitytruck heavytruck mediumdutytruck heavydutytruck ' +
    'singlecabtruck dualcabtruck doublecabtruck crewcabtruck',
  peopleMover: 'mpv peoplemover peoplecarrier minivan minivanvan vanminivan',
  sedan: 'saloon sedan limousine',
  suv: 'crossover suv rvsuv sportutility sportsutility sportutilityvehicle sportsutilityvehicle',
  ute: 'utility utetray ute pickup pickuptruck tray dualcab doublecab crewcab singlecab doublecabpickup utilitydoublecab',
  van: 'commercial panelvan deliveryvan cargovan van',
  stationWagon: 'estate tourer touring stationwagon',
  wagon: 'wagon',
  caravan: 'poptop caravan expandable',
  camperTrailer: 'campertrailer camper poptopcamper',
}

/** SITE-6: a truck is a pickup there, told by its cab; 'Light truck' is still one, and so is what has a box or a tipper. */
const AMERICAN: Readonly<Partial<Record<BodyType, string>>> = {
  ute:
    'truck trucks crewcabtruck doublecabtruck singlecabtruck crewpickup extendedcab extcab regularcab standardcab stdcab ' +
    'quadcab megacab kingcab clubcab accesscab crewmax supercrew supercrewcab supercab extracab',
  cabChassis: 'crewcabchassiscab regularcabchassiscab extendedcabchassiscab',
  suv: 'utility',
  sedan: '4drcar 4doorcar',
  coupe: '2drcar 2doorcar',
}

const COMMON = entriesOf(WORDS)
/** SITE-6: an RV is a recreational vehicle, which is what New Zealand calls an SUV. */
const BY_REGION: Readonly<Partial<Record<RegionCode, typeof WORDS>>> = { US: AMERICAN, NZ: { suv: 'rv' } }

const TABLES: Readonly<Record<RegionCode, ReadonlyMap<string, BodyType>>> = {
  AU: tableOf('AU'),
  NZ: tableOf('NZ'),
  US: tableOf('US'),
}

function tableOf(region: RegionCode): ReadonlyMap<string, BodyType> {
  const typeEntries = BODY_TYPES.map((type) => [wordKey(type), type] as const)
  return new Map([...typeEntries, ...COMMON, ...entriesOf(BY_REGION[region] ?? {})])
}

function entriesOf(words: typeof WORDS): readonly (readonly [string, BodyType])[] {
  return Object.entries(words).flatMap(([body, keys]) => keys.split(' ').map((key) => [key, body as BodyType] as const))
}
