import { picture } from '#domain/car/car-picture.ts'
import { bodyGroups } from '#domain/model/body-groups.ts'
import { type Model, modelHref, modelTitle } from '#domain/model/model.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import * as words from '#words/model.ts'
import { say } from '#words/say.ts'

/** SITE-7: a column of the Vehicles menu: a body group with its first models. */
export interface VehiclesGroup {
  readonly label: string
  readonly href: string
  /** Picture of the first model that has one. */
  readonly picture: PictureView | null
  readonly items: readonly { readonly label: string; readonly href: string }[]
  /** 'All 17'; null if all models are listed. */
  readonly more: string | null
}

const NAMED = 6

/** SITE-7: the Vehicles menu, from the catalogue's body groups in their order. */
export function vehiclesMenu(models: readonly Model[]): readonly VehiclesGroup[] {
  const oneMake = new Set(models.map(({ manufacturer_name }) => manufacturer_name)).size === 1
  return bodyGroups(models).map(({ label, href, models: group }) => {
    const image = group.find((model) => model.image !== null)?.image
    return {
      label,
      href,
      picture: image ? picture(image.thumb, '') : null,
      items: group.slice(0, NAMED).map((model) => ({
        label: oneMake ? model.name : modelTitle(model),
        href: modelHref(model),
      })),
      more: group.length > NAMED ? say(words.allCount, { count: group.length }) : null,
    }
  })
}
