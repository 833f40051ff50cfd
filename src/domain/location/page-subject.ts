import { isVehiclePath } from '../paths.ts'

/** What a page is about, as far as its address says. */
export interface PageSubject {
  readonly kind: 'location' | 'car' | 'car-id' | 'department'
  /** A slug, an id, or 'service' or 'parts'. */
  readonly name: string
}

/**
 * SITE-10: the location, car or department of a page; null: it is about the dealer as a whole, as a listing is, whose
 * header must not jump while a buyer filters.
 */
export function pageSubject({ pathname, searchParams }: URL): PageSubject | null {
  const [, first = '', second = '', third = ''] = pathname.split('/')
  if (first === 'contact-us' && second !== '') return { kind: 'location', name: named(second) }
  if (isVehiclePath(`/${first}/${second}`) && !PDF.test(second)) return { kind: 'car', name: named(second) }
  const carId = searchParams.get('car_id')
  if (carId !== null && first !== 'search') return { kind: 'car-id', name: carId }
  if (first === 'service' || (first === 'parts' && second === 'enquiry' && third === ''))
    return { kind: 'department', name: first }
  return null
}

const PDF = /\.pdf$/

function named(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // A '%' that is no code is itself.
    return part
  }
}
