import { picture } from '#domain/car/car-picture.ts'
import { hoursToday, type OpeningPlace } from '#domain/location/opening-hours.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import type { RegionCode } from '#domain/region.ts'

/** Who answers a lead, and how soon; without a photo there is none, and no drawing in its place. */
export interface AnswererView {
  readonly person: {
    readonly name: string
    readonly role: string
    readonly photo: PictureView | null
    /** 'Open today 8:30 am – 5 pm', at their location. */
    readonly today: string | null
  } | null
  /** 'We answer half of all enquiries within 15 minutes during opening hours.' Null unless proven. */
  readonly time: string | null
}

interface Person {
  readonly name: string
  readonly role: string
  readonly photo: string | null
  readonly location: string | null
}

/** Null where neither a person nor a time is known. */
export function answererView(
  person: Person | null,
  time: string | null,
  {
    locations,
    region,
  }: {
    readonly locations: readonly (OpeningPlace & { readonly id: string })[]
    readonly region: RegionCode
  },
  now: Date,
): AnswererView | null {
  if (person === null && time === null) return null
  const place = locations.find(({ id }) => id === person?.location)
  return {
    person: person && {
      name: person.name,
      role: person.role,
      photo: person.photo === null ? null : picture(person.photo, ''),
      today: place ? hoursToday(place, now, region) : null,
    },
    time,
  }
}
