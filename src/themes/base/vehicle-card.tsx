import type { VehicleCardProps } from '#ui/slots.ts'

export function VehicleCard({ card }: VehicleCardProps) {
  return (
    <article data-car-id={card.id}>
      <a href={card.href}>{card.title}</a>
    </article>
  )
}
