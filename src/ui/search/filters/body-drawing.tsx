import drawings from './bodies.svg?url'

/** A body type's outline; the words beside it say which. A body nobody drew is an SUV, the commonest. */
export function BodyDrawing({ body, className }: { readonly body: string; readonly className?: string }) {
  // 'Camper Trailer', 'camper-trailer' and 'camperTrailer' are one.
  const plain = body.toLowerCase().replace(/[^a-z0-9]/g, '')
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`${drawings}#${DRAWN.has(plain) ? plain : 'suv'}`} />
    </svg>
  )
}

/** The symbols of bodies.svg. */
const DRAWN: ReadonlySet<string> = new Set([
  'hatch',
  'sedan',
  'wagon',
  'suv',
  '4x4',
  'ute',
  'cabchassis',
  'van',
  'peoplemover',
  'coupe',
  'convertible',
  'bus',
  'lighttruck',
  'motorhome',
  'caravan',
  'campertrailer',
  'hatchback',
  'stationwagon',
  'hardtop',
  'softtop',
])
