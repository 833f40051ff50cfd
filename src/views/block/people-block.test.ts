import { describe, expect, it } from 'vitest'
import { replyTimeText } from '#domain/location/reply-time.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import type { BlockOf } from '#site/options/blocks.ts'
import { initialsOf, peopleBlock } from './people-block.ts'

const person = (changes: Partial<BlockOf<'people'>['people'][number]>) => ({
  name: 'Sam Nguyen',
  role: 'Sales',
  photo: null,
  text: null,
  phone: null,
  location: null,
  email: null,
  ...changes,
})
const BLOCK = { kind: 'people', heading: 'Us', text: null, hours: false, replyTime: false } as const
/** Monday, 11 am in Brisbane. */
const MONDAY = new Date('2026-11-23T01:00:00Z')
const phoneOf = (changes: Parameters<typeof person>[0], maskPhones = false) => {
  const people = [person(changes)]
  return peopleBlock({ ...BLOCK, people }, exampleSite({ contact: { maskPhones } }), MONDAY).people[0]?.phone
}

describe('a block of people', () => {
  it('SITE-12 shows initials of the first and last name', () => {
    expect(['Sam Nguyen', 'Mary Jane costa', 'Jo', ''].map(initialsOf)).toEqual(['SN', 'MC', 'J', ''])
  })

  it('SITE-12 shows a direct number, else that of the person’s location, else none', () => {
    expect(phoneOf({ phone: '07 5550 0199', location: 'l1' })?.phone).toEqual({
      text: '07 5550 0199',
      tel: 'tel:+61755500199',
      websiteId: null,
    })
    expect(phoneOf({ location: 'l1' })?.phone.text).toBe('07 3123 4567')
    expect(phoneOf({})).toBeNull()
  })

  it('PHONE-1 masks both on a site that masks its numbers; the location’s is revealed there, a direct one is not', () => {
    expect(phoneOf({ location: 'l1' }, true)).toMatchObject({
      id: 'l1',
      phone: { text: '07 31*******', tel: '/contact-us/moorooka', websiteId: 's1' },
    })
    expect(phoneOf({ phone: '07 5550 0199', location: 'l1' }, true)?.phone).toEqual({
      text: '07 55*******',
      tel: '/contact-us',
      websiteId: null,
    })
  })

  it('B14 is a contact card where the site asks: hours of today at the person’s location, and how soon one answers', () => {
    const card = (changes: object) =>
      peopleBlock({ ...BLOCK, people: [person({ location: 'l1' }), person({})], ...changes }, exampleSite(), MONDAY)
    expect(card({})).toMatchObject({ replyTime: null, people: [{ today: null }, { today: null }] })
    const { people, replyTime } = card({ hours: true, replyTime: true })
    expect(people.map(({ today }) => today)).toEqual([expect.stringMatching(/^(Open|Closed) today/), null])
    expect(replyTime).toBe('We aim to reply within 20 minutes during opening hours.')
    expect([60, 120, 90].map(replyTimeText)).toEqual([
      'We aim to reply within an hour during opening hours.',
      'We aim to reply within 2 hours during opening hours.',
      'We aim to reply within 90 minutes during opening hours.',
    ])
  })
})
