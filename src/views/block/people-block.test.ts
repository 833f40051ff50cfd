import { describe, expect, it } from 'vitest'
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
const phoneOf = (changes: Parameters<typeof person>[0], maskPhones = false) => {
  const people = [person(changes)]
  const block = { kind: 'people', heading: 'Us', text: null, people } as const
  return peopleBlock(block, exampleSite({ contact: { maskPhones } })).people[0]?.phone
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
})
