/** A part of the site's catalogue (ROUTE-3). */
export interface Part {
  /** As printed on the box; unique within a catalogue. */
  readonly number: string
  readonly name: string
  readonly description: string | null
  readonly brand: string
  readonly category: string | null
  readonly fits: readonly PartFit[]
  /** Dollars with cents, including GST; null shows 'Price on request'. */
  readonly price: number | null
  /** A path of the site, or an https: address. */
  readonly image: string | null
}

export interface PartFit {
  readonly make: string
  /** If empty, every model of the make. */
  readonly models: readonly string[]
  readonly from: number | null
  readonly to: number | null
}

export const PARTS_PATH = '/parts/search'

/** Normalises a part number by removing case and punctuation: '90915-YZZD4' becomes '90915yzzd4'. */
export function partKey(number: string): string {
  return number.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** 'Toyota HiLux, Fortuner 2015–2023' */
export function fitText({ make, models, from, to }: PartFit): string {
  const years = from === null && to === null ? '' : from === to ? ` ${from}` : ` ${from ?? 'to'}–${to ?? 'on'}`
  const words = from === null && to !== null ? ` to ${to}` : from !== null && to === null ? ` from ${from}` : years
  return `${make}${models.length > 0 ? ` ${models.join(', ')}` : ', all models'}${words}`
}
