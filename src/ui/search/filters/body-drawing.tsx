import drawings from './bodies.svg?url'

/**
 * Outline of a body type, hidden from screen readers since its label is next to it. Unknown types get the SUV, the most
 * common one.
 */
export function BodyDrawing({ body, className }: { readonly body: string; readonly className?: string }) {
  // 'Camper Trailer', 'camper-trailer' and 'camperTrailer' are the same type.
  const plain = body.toLowerCase().replace(/[^a-z0-9]/g, '')
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`${drawings}#${DRAWN.has(plain) ? plain : 'suv'}`} />
    </svg>
  )
}

/** Ids of the symbols in bodies.svg. */
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
