import type { LeadPageCar as Car } from '#views/lead-page/lead-page-view.ts'
import { Picture } from '../elements/picture.tsx'

/** The car that the form is about, with its prices and what each includes (LAW-3, INTAKE-8). */
export function LeadPageCar({ car }: { readonly car: Car }) {
  const { picture, price } = car
  return (
    <a href={car.href} className="lead-page-car box group">
      <Picture
        picture={picture}
        sizes="(width >= 64rem) 32rem, 60vw"
        alt=""
        className="aspect-3/2 w-full bg-picture object-cover"
      />
      <span className="lead-page-car-text">
        <span className="display text-xl leading-tight group-hover:underline">{car.title}</span>
        {car.subtitle ? <span className="text-muted">{car.subtitle}</span> : null}
        <span className="mt-1">
          <span className="font-semibold">{price.text}</span>
          {price.type ? <span className="text-muted"> {price.type.toLowerCase()}</span> : null}
        </span>
        {price.other ? (
          <span>
            {price.other.text}
            <span className="text-muted"> {price.other.type.toLowerCase()}</span>
          </span>
        ) : null}
      </span>
    </a>
  )
}
