import { describe, expect, it } from 'vitest'
import { type Actor, WHOLE_SITE } from '../staff/actor.ts'
import { ROLES, type Role, roleMay } from '../staff/roles.ts'
import { channelsFor, standardChoices } from './notification-choices.ts'
import { EVENT_NAMES, eventRow, type NotificationEvent } from './notification-event.ts'
import { recipientsOf } from './recipients.ts'

const SITE = { slug: 'yard' }

function person(id: string, roles: readonly Role[], change: Partial<Actor> = {}): Actor {
  const known = { kind: 'member', siteSlug: 'yard', scope: WHOLE_SITE } as const
  return { ...known, id, name: id, email: '', roles, secondFactorAt: null, address: null, reason: null, ...change }
}

const sal = person('sal', ['sales'])
const lee = person('lee', ['sales'])
const boss = person('boss', ['manager'])
const north = person('north', ['manager'], { scope: { ...WHOLE_SITE, locations: ['l2'] } })
const clerk = person('clerk', ['content'])
const PEOPLE = [sal, lee, boss, north, clerk]

function heard(event: NotificationEvent, owners: readonly string[] = [], by: string | null = null) {
  const place = { location: 'l1', category: 'Test Drive', dealership: null }
  return recipientsOf({ event, place, owners, by }, PEOPLE, SITE, ({ roles }) =>
    channelsFor(event, roles, standardChoices(roles)),
  ).map(({ personId, channels }) => `${personId}: ${channels.join(' ')}`)
}

describe('INBOX-13 who is notified', () => {
  it('the owner of a lead, on the channels of their role', () => {
    expect(heard('lead-new', ['sal'])).toEqual(['sal: console mail'])
  })

  it('everyone whose scope has a lead without an owner', () => {
    expect(heard('lead-unassigned')).toEqual(['sal: console', 'lee: console', 'boss: console mail'])
  })

  it('people who assign leads where nobody owns the one that a buyer answers', () => {
    expect(heard('buyer-replied')).toEqual(['boss: console'])
    expect(heard('buyer-replied', ['lee'])).toEqual(['lee: console mail'])
  })

  it('nobody of what they did themselves', () => {
    expect(heard('lead-assigned', ['sal'], 'sal')).toEqual([])
  })

  it('STAFF-5 nobody about a lead that their scope or their rights hide, even its owner', () => {
    expect(heard('lead-new', ['north'])).toEqual([])
    expect(heard('lead-overdue', ['clerk'])).toEqual(['boss: console mail'])
    expect(
      recipientsOf({ event: 'lead-new', place: {}, owners: ['sal'], by: null }, PEOPLE, { slug: 'rival' }, () => [
        'mail',
      ]),
    ).toEqual([])
  })

  it('INBOX-11 owners and managers by mail of a delivery that failed', () => {
    const mailed = ROLES.filter((role) =>
      channelsFor('delivery-failed', [role], standardChoices([role])).includes('mail'),
    )
    expect(mailed).toEqual(['owner', 'manager'])
  })
})

describe('INBOX-13 a person’s choices', () => {
  it.each(EVENT_NAMES)('%s: a role that has it on by default may see it', (event) => {
    const { console: inConsole, mail, right } = eventRow(event)
    for (const role of [...inConsole, ...mail]) expect(roleMay([role], right), role).toBe(true)
  })

  it('replace the defaults of the roles event by event', () => {
    const choices = { channels: { 'lead-new': ['text'] }, phone: '+61412345678' } as const
    expect(channelsFor('lead-new', ['sales'], choices)).toEqual(['text'])
    expect(channelsFor('lead-assigned', ['sales'], choices)).toEqual(['console', 'mail'])
  })

  it('there is no text message without a number', () => {
    expect(channelsFor('lead-new', ['sales'], { channels: { 'lead-new': ['mail', 'text'] }, phone: null })).toEqual([
      'mail',
    ])
  })

  it('roles that answer leads get a summary at seven, others none', () => {
    expect(ROLES.map((role) => standardChoices([role]).summaryHour)).toEqual([7, 7, 7, 7, null, null, null, null])
  })
})
