import type { MeasuredName } from './measured.ts'

/** ASK-6: a number with a meaning that the stock of most sites has no field for, and how buyers say it. */
export interface Measure {
  /** As the page names it. */
  readonly name: string
  /** Over the next words, from the first of them. `N` is a number with or without its unit, `B` words of a bound. */
  readonly said: readonly RegExp[]
  /** Only on a site whose stock is all caravans. */
  readonly ofCaravans?: true
  /** A range that says the same where stock has it. */
  readonly unless?: 'aggregate_trailer_mass' | 'body_length' | 'tare_weight'
  /** The least that is asked for, where stock has the figure. */
  readonly least?: { readonly name: MeasuredName; readonly unit: 'kg' | 'km' | 'kW' | 'kWh' }
}

const N = String.raw`\d[\d.]*[a-z]*\+?`
const B =
  '(?:(?:under|below|less than|up to|max|maximum|no more than|not more than|over|above|more than|at least|min|minimum|from|around|about|of|with|a|an|within|shorter than|longer than|lower than|higher than|taller than|bigger than) )*'
const WEIGHT = '(?:kgs?|kilos?|kilograms?|tonnes?|tons?|t)'
/** A number with its weight: '3t', '2500 kg'. */
const W = `(?:\\d[\\d.]*(?:kgs?|t)|${N} ${WEIGHT})`
const LONG = '(?:metres?|meters?|mtrs?|m|cm|mm|ft|foot|feet)'
const KW = `(?:\\d[\\d.]*kw|${N} (?:kw|kilowatts?))`
const KWH = `(?:\\d[\\d.]*kwh|${N} (?:kwh|kilowatt hours?))`
const DISTANCE = '(?: (?:kms?|kilometres?|kays|miles?|mi))?'
const TOWED =
  '(?:(?:\\d )?(?:horses?|caravan|van|boat|trailer|float|horse float|camper|camper trailer|jet ski|car trailer))'

const said = (...patterns: readonly string[]): readonly RegExp[] =>
  patterns.map((pattern) => new RegExp(`^(?:${pattern})(?= |$)`))

/** The first that takes the words wins, so that 'metres high' is no length. No pattern takes 'tow bar' or 'Range Rover'. */
export const MEASURES: readonly Measure[] = [
  {
    name: 'towing',
    unless: 'aggregate_trailer_mass',
    least: { name: 'braked_towing', unit: 'kg' },
    said: said(
      `(?:(?:that|which|can|will|to|for|able|good) )*(?:(?:un)?braked )?(?:tow(?! ?(?:bar|ball|hitch))|tows|towing|tower|towed)(?: (?:capacity|capability|capabilities|rating|vehicle|car|power|weight|limit|ability))*(?:(?: (?:of|over|at least|up to|more than|above|min|minimum|under|is))* ${W})?(?: (?:(?:my|our|the|a|an) )?${TOWED}(?: ${W})?)?`,
      `${B}${W} (?:of )?(?:(?:un)?braked )?(?:tow(?! ?(?:bar|ball|hitch))|towing)(?: (?:capacity|capability|rating|limit|ability))?`,
      'heavy tow(?:ing|er)?',
    ),
  },
  {
    name: 'driving range',
    least: { name: 'driving_range', unit: 'km' },
    said: said(
      `${B}(?:(?:driving|electric|wltp|real) )*range(?: (?:of|over|at least|above|more than|min|minimum|around|about))* ${N}${DISTANCE}`,
      `${B}${N}${DISTANCE} (?:of )?(?:(?:driving|electric|wltp|real|ev) )*range(?! rover)`,
      `(?:(?:that|which|does|do|goes|can|will|drive) )*${B}${N}${DISTANCE} (?:on (?:a|one) (?:single )?charge|per charge|a charge|between charges)`,
      '(?:good|big|decent|great|more|best) (?:driving |electric )?range(?! rover)',
    ),
  },
  {
    name: 'home charging',
    least: { name: 'ac_charging', unit: 'kW' },
    said: said(
      `${B}${KW} (?:of )?(?:ac|home)(?: (?:charging|charger|charge|speed|rate))*`,
      `(?:ac|home) (?:charging|charger|charge|charges)(?: (?:speed|rate|power))*(?: (?:at )?${B}${KW})?`,
    ),
  },
  {
    name: 'charging speed',
    least: { name: 'dc_charging', unit: 'kW' },
    said: said(
      `(?:(?:that|which|can|will) )*(?:(?:dc|fast|rapid|ultra|quick) )*(?:charges|charging|charger|charge)(?: (?:speed|rate|power|fast|quickly))*(?: (?:at |up )*${B}${KW})?`,
      `${B}${KW} (?:of )?(?:(?:dc|fast|rapid|ultra|quick) )*(?:charging|charger|charge|dc)(?: (?:speed|rate))*`,
    ),
  },
  {
    name: 'battery size',
    least: { name: 'battery_capacity', unit: 'kWh' },
    said: said(
      `${B}${KWH}(?: (?:of )?battery)?`,
      `battery(?: (?:size|capacity))?(?: (?:of )?${B}${KWH})`,
      '(?:big|bigger|large|larger) battery(?: (?:size|capacity))?',
    ),
  },
  {
    name: 'boot space',
    said: said(
      `(?:(?:with|has|a) )*(?:(?:big|large|huge|massive|good|decent|spacious|bigger|enormous|roomy|giant) )(?:boot|cargo space|cargo area|luggage space|load space)(?: (?:space|room))?`,
      `${B}(?:boot|cargo|luggage|load) (?:space|room|capacity|volume|size)(?: ${B}${N})?(?: (?:l|litres?|liters?))?`,
      `${B}${N}(?: (?:l|litres?|liters?))? (?:of )?(?:boot|cargo|luggage)(?: (?:space|room|capacity|volume))?`,
    ),
  },
  {
    name: 'ground clearance',
    said: said(
      `${B}(?:(?:high|good|more|decent) )?(?:ground )clearance(?: ${B}${N})?(?: (?:mm|cm))?`,
      `${B}${N}(?: (?:mm|cm))? (?:of )?(?:ground )?clearance`,
    ),
  },
  {
    name: 'fuel use',
    said: said(
      `${B}${N}(?: (?:l|litres?|liters?))?(?: per)? 100(?:kms?| kms?| kilometres?)`,
      `(?:(?:good|great|low|best|better|very) )*fuel (?:economy|efficient|efficiency|consumption|use|usage|saving|saver)(?: ${B}${N}(?: (?:l|litres?))?(?: per)?(?: 100(?:kms?)?)?(?: kms?)?)?`,
      'cheap (?:to|on) (?:run|fuel)',
      'good on (?:fuel|petrol|gas)',
      '(?:good |great |best |better )?gas mileage',
      `${B}${N} (?:mpg|miles (?:per|a|to the) gallon)`,
    ),
  },
  {
    name: 'payload',
    least: { name: 'payload', unit: 'kg' },
    said: said(
      `${B}payload(?: ${B}${N})?(?: ${WEIGHT})?`,
      `${B}(?:${N}|one)(?: ${WEIGHT})? (?:of )?payload(?: capacity)?`,
      `(?:carr(?:y|ies) )(?:a )?(?:${N}|one)(?: ${WEIGHT})?`,
      '(?:1|one)(?: |-)?(?:tonne|ton|tonner)',
    ),
  },
  {
    name: 'height',
    said: said(
      `(?:no |not )?${B}${N}(?: ${LONG})? (?:high|tall|height|in height|clearance height)`,
      `(?:height|roof height)(?: ${B}${N})(?: ${LONG})?`,
    ),
  },
  {
    name: 'width',
    said: said(`(?:no |not )?${B}${N}(?: ${LONG})? (?:wide|width|in width)`, `(?:narrower|wider) than ${N}(?: ${LONG})?`),
  },
  {
    name: 'length',
    unless: 'body_length',
    said: said(
      `(?:fits? in(?:to)? (?:a |my )?)${N}(?: ${LONG})?(?: (?:garage|car space|carport|shed))?`,
      `(?:no |not )?${B}${N} ${LONG}(?: (?:long|in length|length|or less|or shorter))*`,
      `(?:no |not )?${B}\\d[\\d.]*(?:m|ft|cm|mm)(?: (?:long|in length|length|or less|or shorter))*`,
      `length ${B}${N}(?: ${LONG})?`,
    ),
  },
  {
    name: 'engine power',
    said: said(`${B}\\d[\\d.]*(?:kw|hp|bhp)(?: (?:of )?power)?`, `${B}${N} (?:kw|kilowatts?|hp|bhp|horsepower)(?: (?:of )?power)?`),
  },
  { name: 'torque', said: said(`${B}\\d[\\d.]*nm(?: (?:of )?torque)?`, `${B}${N} nm(?: (?:of )?torque)?`, `torque ${B}${N}(?: nm)?`) },
  {
    name: 'acceleration',
    said: said(`(?:${B})0 to 100(?:kms?|kmh|kph)?(?: (?:in|kmh|km h|kph))*(?: ${B}${N})?(?: (?:s|secs?|seconds?))?`),
  },
  {
    name: 'safety rating',
    said: said(`${B}[345] stars?(?: (?:ancap|safety|rating|rated|crash))+`, `${B}ancap(?: (?:rating|safety|score))*(?: (?:of )?[345])?(?: stars?)?`),
  },
  { name: 'wheel size', said: said(`${B}\\d\\d(?: ?inch(?:es)?)?(?: inch(?:es)?)? (?:alloy )?(?:wheels?|rims?|alloys?|mags?)`) },
  { name: 'gross vehicle mass', said: said(`${B}gvm(?: ${B}${N})?(?: ${WEIGHT})?`, `${B}${N}(?: ${WEIGHT})? gvm`) },
  { name: 'ball weight', said: said(`ball (?:weight|load)(?: ${B}${N})?(?: ${WEIGHT})?`), ofCaravans: true },
  { name: 'water', said: said(`${B}${N}(?: (?:l|litres?|liters?))? (?:of )?(?:fresh |grey )?water(?: tanks?)?`), ofCaravans: true },
  { name: 'solar', said: said(`${B}${N}(?: (?:w|watts?))? (?:of )?solar(?: panels?)?`), ofCaravans: true },
  { name: 'battery', said: said(`${B}${N}(?: (?:ah|amp hours?))? (?:of )?(?:lithium|batter(?:y|ies))(?: batter(?:y|ies))?`), ofCaravans: true },
  {
    name: 'weight',
    unless: 'tare_weight',
    said: said(
      `(?:weighs?|weighing|weight|kerb weight|tare|tare weight)(?: ${B}${N})(?: ${WEIGHT})?`,
      `(?:under|below|less than|up to|lighter than|over|more than) (?:\\d[\\d.]*(?:kgs?|t)|${N} ${WEIGHT})(?: (?:tare|kerb weight))?`,
    ),
  },
] // biome-ignore format: a measure's ways to say it together
