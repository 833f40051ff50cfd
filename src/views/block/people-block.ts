import { picture } from '#domain/car/car-picture.ts'
import { hoursToday } from '#domain/location/opening-hours.ts'
import { replyTimeText } from '#domain/location/reply-time.ts'
import { CONTACT_PATH, locationPath } from '#domain/paths.ts'
import { telHref } from '#domain/phone/phone.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import { maskPhone } from '#domain/visitor/phone-mask.ts'
import { optionalWords } from '#site/content/block-words.ts'
import type { BlockOf } from '#site/options/blocks.ts'
import type { Site } from '#site/site.ts'
import type { PlaceView } from '../location/places-view.ts'

/** The people who answer. */
export interface PeopleBlockView {
  readonly kind: 'people'
  readonly heading: string
  /** Safe HTML. */
  readonly text: string | null
  readonly people: readonly PersonView[]
  /** How soon one answers: as proven, else 'We aim to reply within 20 minutes during opening hours.' Null if the site does not say so. */
  readonly replyTime: string | null
}

export interface PersonView {
  readonly name: string
  readonly role: string
  readonly photo: PictureView | null
  /** 'SN', shown without a photo. */
  readonly initials: string
  readonly text: string | null
  /** As the number of a location is shown: masked, and revealed on request, if the site masks its numbers (PHONE-1). */
  readonly phone: Pick<PlaceView, 'id' | 'phone' | 'landline'> | null
  readonly email: string | null
  /** 'Open today 8:30 am – 5 pm', at the person's location. */
  readonly today: string | null
}

/** B14: on a form's page, the block is its contact card: who answers, where, and how soon. */
export function peopleBlock(
  block: BlockOf<'people'>,
  site: Site,
  now: Date,
  /** What the site's own answers prove; null: the target stands. */
  answerTime: string | null = null,
): PeopleBlockView {
  const { kind, heading, people } = block
  return {
    kind,
    heading,
    text: optionalWords(block.text, site),
    people: people.map((person) => ({
      name: person.name,
      role: person.role,
      photo: person.photo === null ? null : picture(person.photo, ''),
      initials: initialsOf(person.name),
      text: person.text,
      phone: phoneOf(person, site),
      email: person.email,
      today: block.hours ? hoursOf(person, site, now) : null,
    })),
    replyTime: block.replyTime ? (answerTime ?? replyTimeText(site.leads.answerWithin)) : null,
  }
}

function hoursOf(
  { location: id }: BlockOf<'people'>['people'][number],
  { locations, region }: Site,
  now: Date,
): string | null {
  const location = locations.find((each) => each.id === id)
  return location ? hoursToday(location, now, region) : null
}

/** 'SN' for 'Sam Nguyen', 'MC' for 'Mary Jane Costa'. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const last = words.length > 1 ? words.at(-1) : ''
  return `${words[0]?.[0] ?? ''}${last?.[0] ?? ''}`.toUpperCase()
}

/**
 * PHONE-1: on a site that masks its numbers, a location's number is revealed on request, which records it. A direct number
 * belongs to no location, so it stays masked and links to the contact page.
 */
function phoneOf(
  { phone, location: id }: BlockOf<'people'>['people'][number],
  { id: websiteId, contact, locations, region }: Site,
): PersonView['phone'] {
  const location = locations.find((each) => each.id === id)
  const number = phone ?? location?.phone
  if (number === undefined) return null
  const base = { id: location?.id ?? '', landline: null }
  if (!contact.maskPhones) return { ...base, phone: { text: number, tel: telHref(number, region), websiteId: null } }
  const isOfLocation = phone === null && location !== undefined
  const tel = isOfLocation ? locationPath(location.slug) : CONTACT_PATH
  return { ...base, phone: { text: maskPhone(number), tel, websiteId: isOfLocation ? websiteId : null } }
}
