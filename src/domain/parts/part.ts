/** A part of the site's catalogue (ROUTE-3). */
export interface Part {
  /** As it is printed on the box; each stands once in a catalogue. */
  readonly number: string
  readonly name: string
  readonly description: string | null
  readonly brand: string
  readonly category: string | null
  readonly fits: readonly PartFit[]
  /** Dollars with cents, GST in it; null: on request. */
  readonly price: number | null
  /** A path of the site, or an address with https:. */
  readonly image: string | null
}

export interface PartFit {
  readonly make: string
  /** None: every model of the make. */
  readonly models: readonly string[]
  readonly from: number | null
  readonly to: number | null
}

export const PARTS_PATH = '/parts/search'

/** A part's number without the signs that people leave out or write otherwise: '90915-YZZD4' is '90915yzzd4'. */
export function partKey(number: string): string {
  return number.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** 'Toyota HiLux, Fortuner 2015–2023' */
export function fitText({ make, models, from, to }: PartFit): string {
  const years = from === null && to === null ? '' : from === to ? ` ${from}` : ` ${from ?? 'to'}–${to ?? 'on'}`
  const words = from === null && to !== null ? ` to ${to}` : from !== null && to === null ? ` from ${from}` : years
  return `${make}${models.length > 0 ? ` ${models.join(', ')}` : ', all models'}${words}`
}
