/** MODEL-1: a model of the catalogue, in stock or not. */
export interface Model {
  readonly id: string
  readonly name: string
  /** Slug of its page, /models/{slug}. */
  readonly slug: string
  readonly description: string | null
  /** Path of its page: '/models/{slug}', unless the dealer has a page of their own for it. */
  readonly path: string
  /** Links to the model use this address instead of `path`. */
  readonly override_url: string | null
  readonly manufacturer_name: string
  readonly aftermarket_manufacturer_id: string | null
  readonly accessories_count: number
  /** Groups in which it is listed, at most three, the main one first. */
  readonly bodies: readonly string[]
  readonly bodyStyle: string | null
  /** Available bodies and fuels. */
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

/** The platform's page for a model (ROUTE-3). */
export const modelPagePath = (slug: string): string => `${MODELS_PATH}/${encodeURIComponent(slug)}`

/** MODEL-1: the target of links to a model: override_url if set, else its path. */
export function modelHref({ override_url, path }: Pick<Model, 'override_url' | 'path'>): string {
  return override_url ?? path
}

/** 'Toyota HiLux' */
export function modelTitle({ manufacturer_name, name }: Pick<Model, 'manufacturer_name' | 'name'>): string {
  return `${manufacturer_name} ${name}`
}

/** Badge of a model; null for an ordinary one. */
export const STATUS_TEXTS: Readonly<Record<ModelStatus, string | null>> = {
  '': null,
  coming_soon: 'Coming soon',
  new: 'New model',
}
