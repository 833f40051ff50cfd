import type { FeedValue } from '../feed/record.ts'

type Cells = ReadonlyMap<string, FeedValue>

/** INTAKE-7: names of the flat shape that dealer systems send, by the names of STOCK-4. The first that has a value counts. */
const FLAT_NAMES: Readonly<Record<string, readonly string[]>> = {
  dealership_id: ['external_dealership_identifier'],
  dealercomments: ['description'],
  standardEquipment: ['features'],
  video: ['external_video_url'],
  km: ['odometer'],
  trans: ['transmission'],
  regplate: ['rego'],
  'location.name': ['location_name'],
  'location.slug': ['location_code'],
}

/** INTAKE-8: the two prices. */
const FLAT_PRICES = { price_dap: 'dapprice', price_egc: 'egcprice' } as const

const TIME_NAMES = ['last_modified_utc', 'LastModifiedUtc', 'last_modified', 'updated_at'] as const

/** Clocks of two computers differ; a time further ahead is a mistake that would refuse every later call. */
const AHEAD_MS = 5 * 60_000

/**
 * INTAKE-7: the cells of a pushed car under the names of STOCK-4. A cell that has its name already stays. A site with one
 * dealership knows whose car it is: the sender's own identifier need not be ours.
 */
export function pushedCells(sent: Cells, hasOneDealership: boolean): Cells {
  const cells = new Map(sent)
  const takes = (name: string, value: FeedValue) => {
    if (isEmpty(cells.get(name))) cells.set(name, value)
  }
  // A price of its own says with `price_type` what it includes.
  if (isEmpty(cells.get('price')))
    for (const [name, flat] of Object.entries(FLAT_PRICES)) {
      const amount = sent.get(flat)
      if (amount !== undefined && !isEmpty(amount)) takes(name, amount)
    }
  for (const [name, others] of Object.entries(FLAT_NAMES)) {
    const found = others.map((other) => sent.get(other)).find((value) => !isEmpty(value))
    if (found !== undefined && !(name === 'dealership_id' && hasOneDealership)) takes(name, found)
  }
  return cells
}

/**
 * INTAKE-7: when the sender changed the car; null if the call does not say, or says a time that is still to come. A time
 * without a zone is in UTC.
 */
export function pushedAt(cells: Cells, now: Date): Date | null {
  const text = TIME_NAMES.map((name) => cells.get(name)).find((value) => !isEmpty(value))
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}T?/.test(text)) return null
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text)
  const at = new Date(text.includes(':') && !hasZone ? `${text.replace(' ', 'T')}Z` : text)
  return Number.isNaN(at.getTime()) || at.getTime() > now.getTime() + AHEAD_MS ? null : at
}

/** INTAKE-7: whether a later state of the car came before. Calls without a time count in the order in which they come. */
export function isOlderPush(at: Date | null, latest: Date | null): boolean {
  return at !== null && latest !== null && at < latest
}

function isEmpty(value: FeedValue | undefined): boolean {
  return value === undefined || value === null || value === '' || value === 0 || value === '0'
}
