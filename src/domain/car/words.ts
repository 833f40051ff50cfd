import type { RegionCode } from '../region.ts'
import type { CarStatus, CarType, Fuel, ItemType, PriceType, Transmission } from './vocabulary.ts'
import { wordKey } from './word-key.ts'

/** Whether a cell means 'no value': '-', '- / -', 'nan', 'null', 'POA'. */
export function isAbsent(text: string): boolean {
  const word = text.trim().toLowerCase()
  return /^[\s/.–—-]*$/.test(word) || ABSENT_WORDS.has(word)
}

/** SITE-6: the platform's fuel for a feed's words. 'Gas' is petrol where people call it gasoline, and LPG elsewhere. */
export function fuelOf(given: string, region: RegionCode): Fuel | null {
  const words = region === 'US' ? given.replace(GASOLINE, 'petrol') : given
  return lookUp(FUEL_WORDS, words) ?? FUEL_PATTERNS.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

/**
 * Whether a fuel's words say that the car takes ethanol too. The platform has no such fuel: the car counts as petrol, which
 * it takes as well.
 */
export function isFlexFuel(words: string): boolean {
  return FLEX_FUEL.test(words)
}

/** Automatic or manual, for words such as '6 SP AUTOMATIC' or 'CVT'. Words of both, such as 'Manual / Auto', are neither. */
export function transmissionOf(words: string): Transmission | null {
  const isAutomatic = AUTOMATIC.test(words) || /^a$/i.test(words)
  const isManual = (MANUAL.test(words) && !SHIFTED.test(words)) || /^m$/i.test(words)
  if (isAutomatic === isManual) return null
  return isAutomatic ? 'Automatic' : 'Manual'
}

/** The drive as cards and facets show it; the feed's own words if they match none. */
export function driveOf(words: string): string | null {
  if (/^other$/i.test(words.trim())) return null
  return DRIVE_PATTERNS.find(([pattern]) => pattern.test(words))?.[1] ?? words.trim()
}

export function carTypeOf(words: string): CarType | null {
  return lookUp(CAR_TYPE_WORDS, words) ?? (isCertifiedCondition(words) ? 'used' : null)
}

/** CARD-3: whether a condition says that the maker or the dealer certified the car: 'CPO', 'Approved Used'. */
export function isCertifiedCondition(words: string): boolean {
  return CERTIFIED_WORDS.has(wordKey(words))
}

export function itemTypeOf(words: string): ItemType | null {
  return lookUp(ITEM_TYPE_WORDS, words)
}

/** What begins with 'sold' is sold: 'Sold - Pending Delivery'. Between for sale and sold, see `isTakenStatus`. */
export function statusOf(words: string): CarStatus | null {
  if (/^[^\p{L}\p{N}]*sold(?![\p{L}\p{N}])/iu.test(words)) return 'sold'
  return lookUp(STATUS_WORDS, words) ?? (isTakenStatus(words) ? 'in_stock' : null)
}

/** CARD-10: whether a status says that a buyer has the car, and it is not sold yet: 'Deposit Taken', 'Under Offer'. */
export function isTakenStatus(words: string): boolean {
  return TAKEN_WORDS.has(wordKey(words))
}

/** LAW-3 */
export function priceTypeOf(words: string): PriceType | null {
  return lookUp(PRICE_TYPE_WORDS, words)
}

/** Yes or no, in any of the words that feeds use. */
export function yesOrNo(words: string): boolean | null {
  return lookUp(YES_OR_NO, words)
}

const ABSENT_WORDS = new Set([
  'nan',
  'null',
  'none',
  'n/a',
  'na',
  'undefined',
  'poa',
  'p.o.a.',
  'tba',
  'tbc',
  'unknown',
  'not specified',
])

function lookUp<Value>(table: Readonly<Record<string, Value>>, words: string): Value | null {
  const key = wordKey(words)
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null
}

/** Keys of this table and the others are in lower case, without spaces and punctuation. */
const FUEL_WORDS: Readonly<Record<string, Fuel>> = {
  ulp: 'Petrol',
  pulp: 'Petrol',
  petrol: 'Petrol',
  unleaded: 'Petrol',
  leaded: 'Petrol',
  premium: 'Petrol',
  gasoline: 'Petrol',
  gas: 'LPG',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  phev: 'Plug-in Hybrid',
  hev: 'Hybrid',
  mhev: 'Hybrid',
  ev: 'Electric',
  bev: 'Electric',
}
/** 'Gas' alone and in 'Gas V6' or 'Regular Gas'; natural and liquid gas are other fuels. */
const GASOLINE = /(?<!\b(?:natural|petroleum|lp|liquid|compressed)[ -])\bgas\b/gi
const FLEX_FUEL = /\bflex(?:ible)?[ -]?fuel|\bffv\b|\be-?85\b/i
/** Whole words, but for those that the trade joins: 'turbodiesel', '91RON'. The first that fits is the most specific. */
const FUEL_PATTERNS: readonly (readonly [RegExp, Fuel | null])[] = [
  [/(?<!\p{L})(?:plug.?in|phev)(?!\p{L})/iu, 'Plug-in Hybrid'],
  [/(?<!\p{L})hybrid(?!\p{L})|^(?=.*(?:petrol|gasoline|diesel)(?!\p{L})).*electric(?!\p{L})/iu, 'Hybrid'],
  [/(?<!\p{L})electric(?!\p{L})/iu, 'Electric'],
  [/(?<!\p{L})(?:hydrogen|fuel.?cell)(?!\p{L})/iu, 'Hydrogen'],
  [/\blpg\b|liquid petroleum/i, 'LPG'],
  // Two of equal rank fit none.
  [/^(?=.*diesel(?!\p{L}))(?=.*(?:petrol|unleaded|gasoline|ron|e10)(?!\p{L}))/iu, null],
  [/(?<!\p{L})(?:bio|turbo)?diesel(?!\p{L})/iu, 'Diesel'],
  [/(?<!\p{L})(?:petrol|unleaded|premium|ron|leaded|e10|gasoline)(?!\p{L})/iu, 'Petrol'],
  [FLEX_FUEL, 'Petrol'],
]

const AUTOMATIC =
  /(?<!\p{L})(?:\d{0,2}spe{0,2}d?|semi)?(?:auto(?:matic|mated|s)?|x?cvt|dct|dsg|pdk|dual.?clutch|[a-z]{0,6}(?<!elec)tronic|powershift|reduction gear|single.?speed|(?:constantly|continuously) variable)(?!\p{L})/iu
const MANUAL = /(?<!\p{L})(?:\d{0,2}spe{0,2}d?)?(?:man(?:ual)?|stick(?:.?shift)?)(?!\p{L})/iu
/** An automatic that people may shift. */
const SHIFTED = /automated manual|auto-?manual|manual (?:mode|shift|override)/i

/** What drives all wheels names the front and the rear too: 'AWD with rear bias', '4x4 (front axle disconnect)'. */
const DRIVE_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:4wd|4x4|four.wheel)(?!\p{L})/iu, '4WD'],
  [/\b(?:awd|all.wheel|quattro|4matic|xdrive)(?!\p{L})/iu, 'AWD'],
  [/^(?!.*(?<!\p{L})(?:rear|rwd)(?!\p{L})).*(?<!\p{L})(?:front|fwd)(?!\p{L})/iu, 'FWD'],
  [/^(?!.*(?<!\p{L})(?:front|fwd)(?!\p{L})).*(?<!\p{L})(?:rear|rwd)(?!\p{L})/iu, 'RWD'],
]

const CAR_TYPE_WORDS: Readonly<Record<string, CarType>> = {
  new: 'new',
  n: 'new',
  brandnew: 'new',
  used: 'used',
  u: 'used',
  preowned: 'used',
  secondhand: 'used',
  preloved: 'used',
  nearlynew: 'used',
  // Registered by a dealer and not driven: no demonstrator, and no longer new by law.
  prereg: 'used',
  preregistered: 'used',
  demo: 'demo',
  d: 'demo',
  demonstrator: 'demo',
  exdemo: 'demo',
  exdemonstrator: 'demo',
}
const CERTIFIED_WORDS: ReadonlySet<string> = new Set([
  ...['cpo', 'certified', 'certifiedused', 'usedcertified', 'certifiedpreowned', 'preownedcertified', 'approvedused'],
  ...['manufacturercertified', 'factorycertified', 'oemcertified', 'approvedpreowned'],
])
const ITEM_TYPE_WORDS: Readonly<Record<string, ItemType>> = {
  car: 'car',
  a: 'car',
  caravan: 'caravan',
  camper: 'caravan',
  c: 'caravan',
  motorbike: 'motorbike',
  motorcycle: 'motorbike',
  bike: 'motorbike',
  m: 'motorbike',
  truck: 'truck',
  heavytruck: 'truck',
  h: 'truck',
  bus: 'truck',
}
/** Whole phrases, without spaces and punctuation. */
const TAKEN_WORDS = new Set([
  ...['deposittaken', 'depositpaid', 'depositreceived', 'depositheld', 'deposit', 'underdeposit', 'ondeposit'],
  ...['salepending', 'pendingsale', 'pending', 'salependingdelivery', 'pendingdelivery', 'awaitingdelivery'],
  ...['underoffer', 'offeraccepted', 'undercontract', 'contractsigned', 'saleagreed', 'salesubjecttofinance'],
  ...['onhold', 'hold', 'held', 'reserved', 'reserve', 'allocated', 'spokenfor', 'financepending'],
])
const STATUS_WORDS: Readonly<Record<string, CarStatus>> = {
  instock: 'in_stock',
  available: 'in_stock',
  active: 'in_stock',
  live: 'in_stock',
  onoffer: 'in_stock',
  forsale: 'in_stock',
  frontline: 'in_stock',
  frontlineready: 'in_stock',
  onthelot: 'in_stock',
  comingsoon: 'coming_soon',
  intransit: 'coming_soon',
  onorder: 'coming_soon',
  preorder: 'coming_soon',
  incoming: 'coming_soon',
  sold: 'sold',
  delivered: 'sold',
  inactive: 'sold',
  removed: 'sold',
  withdrawn: 'sold',
  deleted: 'sold',
}
const PRICE_TYPE_WORDS: Readonly<Record<string, PriceType>> = {
  driveaway: 'drive_away',
  da: 'drive_away',
  driveawayprice: 'drive_away',
  dap: 'drive_away',
  estimateddriveaway: 'estimated_drive_away',
  estdriveaway: 'estimated_drive_away',
  excludinggovernmentcharges: 'excluding_government_charges',
  exclgovtcharges: 'excluding_government_charges',
  egc: 'excluding_government_charges',
  beforegovernmentcharges: 'excluding_government_charges',
  plusorc: 'excluding_government_charges',
  excludinggovtcharges: 'excluding_government_charges',
}
const YES_OR_NO: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  y: true,
  '1': true,
  t: true,
  false: false,
  no: false,
  n: false,
  '0': false,
  f: false,
}
