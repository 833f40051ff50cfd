import { bodyName } from './body-name.ts'
import { MODELS_PATH, type Model } from './model.ts'

/** SITE-7: models of one body, for the 'Vehicles' menu. */
export interface BodyGroup {
  /** 'Utes & Vans' */
  readonly label: string
  /** 'utes-vans' */
  readonly name: string
  /** '/models?body=utes-vans' */
  readonly href: string
  readonly models: readonly Model[]
}

/**
 * The catalogue grouped by body. Groups and models are in the catalogue's order; a model with three bodies is in three
 * groups.
 */
export function bodyGroups(models: readonly Model[]): readonly BodyGroup[] {
  const labels = new Map(
    models.flatMap(({ bodies }) => bodies.map((body) => [bodyName(body), body] as const)).reverse(),
  )
  const names = [...new Set(models.flatMap(({ bodies }) => bodies.map(bodyName)))]
  return names.map((name) => ({
    label: labels.get(name) ?? name,
    name,
    href: `${MODELS_PATH}?${new URLSearchParams({ body: name })}`,
    models: models.filter(({ bodies }) => bodies.some((body) => bodyName(body) === name)),
  }))
}
