import { oncePer } from '#caching/once-per.ts'
import type { CardView } from './card-view.ts'

/**
 * Cards of one list, where cars with the same title get a name that tells them apart: '2026 Kia Sportage, GT-Line' beside
 * '2026 Kia Sportage, S'. Links of one name that lead to different pages are no use to a buyer who hears them in a list
 * (WCAG 2.4.9). The name takes no more than it needs of trim, price, facts and place, in this order; cars that have all of
 * them in common are numbered.
 */
export function toldApart(cards: readonly CardView[]): readonly CardView[] {
  const titles = Map.groupBy(new Map(cards.map((card) => [card.id, card])).values(), ({ title }) => title)
  const names = new Map([...titles.values()].filter(({ length }) => length > 1).flatMap(namesOf))
  return cards.map((card) => {
    const name = names.get(card.id) ?? card.title
    return name === card.name ? card : named(card, name)
  })
}

/** Names of cars with the same title, by id. */
function namesOf(cards: readonly CardView[]): readonly (readonly [id: string, name: string])[] {
  let names = cards.map(({ title }) => title)
  for (const fact of FACTS) {
    const longer = cards.map((card, at) => [names[at], fact(card)].filter((text) => text).join(', '))
    if (new Set(longer).size > new Set(names).size) names = longer
  }
  return cards.map(({ id }, at) => {
    const name = names[at] ?? ''
    const before = names.slice(0, at).filter((each) => each === name).length
    return [id, before === 0 ? name : `${name}, ${before + 1}`]
  })
}

const attribute =
  (wanted: string) =>
  ({ attributes }: CardView) =>
    attributes.find(({ name }) => name === wanted)?.value ?? null

/** What tells cars apart, the best known first. The stock number, which says least to a buyer, comes last. */
const FACTS: readonly ((card: CardView) => string | null)[] = [
  ({ subtitle }) => subtitle,
  ({ price }) => price.text,
  attribute('km'),
  attribute('colour'),
  attribute('car_type'),
  attribute('simple_transmission'),
  ({ place }) => place,
  attribute('stocknum'),
]

/** The card with a name; the same object for the same name, since its rendered fragment is cached by it. */
function named(card: CardView, name: string): CardView {
  const last = lastNamed(card)
  if (last.card?.name !== name) last.card = { ...card, name }
  return last.card
}

const lastNamed = oncePer((_card: CardView): { card?: CardView } => ({}))
