import { Icon } from '../elements/icon.tsx'

/** The car's location. */
export function CardPlace({ place }: { readonly place: string | null }) {
  if (!place) return null
  return (
    <p className="card-place">
      <Icon name="place" className="" />
      {place}
    </p>
  )
}
