import { BODY_ICONS } from './body-icons.ts'

/** A body type's outline; the words beside it say which. A body nobody drew is an SUV, the commonest. */
export function BodyDrawing({ body, className }: { readonly body: string; readonly className?: string }) {
  return (
    <svg viewBox="0 0 64 32" className={`icon ${className}`} aria-hidden="true">
      <path d={OUTLINES.get(plain(body)) ?? BODY_ICONS.suv} />
    </svg>
  )
}

const OUTLINES = new Map(Object.entries(BODY_ICONS).map(([body, outline]) => [plain(body), outline]))

/** 'Camper Trailer', 'camper-trailer' and 'camperTrailer' are one. */
function plain(body: string): string {
  return body.toLowerCase().replace(/[^a-z0-9]/g, '')
}
