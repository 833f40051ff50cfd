import type { PictureView } from '#domain/picture/picture-view.ts'
import type { CardView } from '../card/card-view.ts'

/** A car that a finder offers. */
export interface FoundCar {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  /** What tells it apart from another of the list, to be heard: ', 12 km'. Empty without one. */
  readonly apart: string
  readonly price: string
  readonly picture: PictureView
  /** Link that takes this car. */
  readonly href: string
}

/** The car of a card as a finder shows it; `hrefOf` gives the link that takes it. */
export function foundCar(
  { id, title, name, subtitle, price, picture }: CardView,
  hrefOf: (id: string) => string,
): FoundCar {
  return {
    id,
    title,
    subtitle,
    apart: name.slice(title.length),
    price: [price.text, price.type].filter((text) => text !== null).join(' '),
    picture,
    href: hrefOf(id),
  }
}
