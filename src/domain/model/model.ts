/** A model of the catalogue, in stock or not (MODEL-1). */
export interface Model {
  readonly id: string
  readonly name: string
  /** Its name in addresses: /models/{slug}. */
  readonly slug: string
  readonly description: string | null
  /** Where its page is, a path of the site; '/models/{slug}' unless the dealer has a page of his own for it. */
  readonly path: string
  /** Leads there instead, whatever else is said. */
  readonly override_url: string | null
  readonly manufacturer_name: string
  readonly aftermarket_manufacturer_id: string | null
  readonly accessories_count: number
  /** The groups it is listed under, at most three, the main one first. */
  readonly bodies: readonly string[]
  readonly bodyStyle: string | null
  /** The bodies and fuels that it is built with. */
  readonly body: readonly string[]
  readonly fuel: readonly string[]
  readonly variant: string | null
  readonly status: ModelStatus
  readonly image: ModelImage | null
}

export interface ModelImage {
  readonly url: string
  readonly thumb: string
}

export const MODEL_STATUSES = ['', 'coming_soon', 'new'] as const
export type ModelStatus = (typeof MODEL_STATUSES)[number]

export const MODELS_PATH = '/models'

/** The page of the platform for a model (ROUTE-3). */
export const modelPagePath = (slug: string): string => `${MODELS_PATH}/${encodeURIComponent(slug)}`

/** Where a link to a model leads: override_url wins over its path (MODEL-1). */
export function modelHref({ override_url, path }: Pick<Model, 'override_url' | 'path'>): string {
  return override_url ?? path
}

/** 'Toyota HiLux' */
export function modelTitle({ manufacturer_name, name }: Pick<Model, 'manufacturer_name' | 'name'>): string {
  return `${manufacturer_name} ${name}`
}

/** What is said over a model; null for an ordinary one. */
export const STATUS_TEXTS: Readonly<Record<ModelStatus, string | null>> = {
  '': null,
  coming_soon: 'Coming soon',
  new: 'New model',
}
