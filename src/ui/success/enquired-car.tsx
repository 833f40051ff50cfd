import type { SuccessView } from '#domain/lead/success-view.ts'

/** The car that the lead was about, so that the visitor sees it was the right one. */
export function EnquiredCar({ car }: { readonly car: NonNullable<SuccessView['car']> }) {
  const { picture } = car
  return (
    <a href={car.href} className="box group block overflow-hidden">
      <img
        src={picture.src}
        srcSet={picture.srcset ?? undefined}
        sizes="(width >= 64rem) 24rem, 100vw"
        alt=""
        width={picture.width}
        height={picture.height}
        className="aspect-3/2 w-full bg-picture object-cover"
      />
      <span className="block p-5">
        <span className="label text-muted">You asked about</span>
        <span className="display mt-1 block text-xl group-hover:underline">{car.title}</span>
        {car.subtitle ? <span className="block text-muted">{car.subtitle}</span> : null}
      </span>
    </a>
  )
}
