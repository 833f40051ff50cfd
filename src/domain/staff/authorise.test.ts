import { describe, expect, it } from 'vitest'
import { type Actor, may, type StaffScope, WHOLE_SITE } from './actor.ts'
import { authorise, Refusal } from './authorise.ts'
import { MAY, mayGive, needsSecondFactor, ROLES, type Role, roleMay, type StaffAction } from './roles.ts'

const STAFF_ACTIONS = Object.keys(MAY) as StaffAction[]

const NOW = new Date('2026-11-23T00:00:00Z')
const SITE = { slug: 'yard' }

function actor(roles: readonly Role[], changes: Partial<Actor> = {}): Actor {
  return {
    kind: 'member',
    id: 'kim',
    name: 'Kim',
    email: 'kim@yard.example',
    siteSlug: 'yard',
    roles,
    scope: WHOLE_SITE,
    secondFactorAt: NOW,
    address: '203.0.113.7',
    reason: null,
    ...changes,
  }
}

function refusal(who: Actor, action: StaffAction, place = {}, now = NOW): string | null {
  try {
    authorise(who, SITE, action, now, place)
    return null
  } catch (error) {
    if (error instanceof Refusal) return `${error.status} ${error.reason}`
    throw error
  }
}

describe('STAFF-3 roles', () => {
  it.each<[Role, readonly StaffAction[], readonly StaffAction[]]>([
    ['owner', STAFF_ACTIONS, []],
    ['manager', ['lead.export', 'staff.invite', 'audit.read', 'site.publish'], ['staff.roles']],
    ['sales', ['lead.read', 'lead.reply', 'appointment.manage'], ['lead.assign', 'lead.export', 'audit.read']],
    ['lead-coordinator', ['lead.assign', 'delivery.retry'], ['stock.edit', 'reservation.refund', 'staff.read']],
    ['stock', ['stock.edit', 'feed.run'], ['lead.read', 'content.edit', 'report.read']],
    ['content', ['content.edit'], ['site.publish', 'lead.read', 'settings.edit']],
    ['finance', ['reservation.refund', 'report.read'], ['lead.read', 'stock.edit']],
    ['read-only', ['lead.read', 'stock.read', 'report.read'], ['lead.reply', 'stock.edit', 'staff.read']],
  ])('gives %s its rights and no others', (role, allowed, refused) => {
    expect(allowed.filter((action) => !roleMay([role], action))).toEqual([])
    expect(refused.filter((action) => roleMay([role], action))).toEqual([])
  })

  it('adds up the rights of several roles', () => {
    const both = actor(['stock', 'content'])
    expect([may(both, SITE, 'stock.edit'), may(both, SITE, 'content.edit')]).toEqual([true, true])
    expect(may(both, SITE, 'lead.read')).toBe(false)
    expect(may(actor([]), SITE, 'today.read')).toBe(false)
  })

  it('lets nobody give a role above their own', () => {
    expect(mayGive(['manager'], ['owner'])).toBe(false)
    expect(mayGive(['manager'], ['sales', 'finance'])).toBe(true)
    expect(mayGive(['owner'], ['owner'])).toBe(true)
    expect(mayGive(['sales'], ['read-only'])).toBe(false)
  })

  it('STAFF-2 asks owners, managers and finance for a second factor', () => {
    expect(ROLES.filter((role) => needsSecondFactor([role]))).toEqual(['owner', 'manager', 'finance'])
  })
})

describe('STAFF-5 authorise', () => {
  it('answers 404 for another site, whatever the role', () => {
    for (const role of ROLES) expect(refusal(actor([role], { siteSlug: 'rival' }), 'today.read')).toBe('404 absent')
  })

  it('answers 403 without the right', () => {
    expect(refusal(actor(['sales']), 'audit.read')).toBe('403 forbidden')
    expect(refusal(actor(['owner']), 'audit.read')).toBeNull()
  })

  it.each<[keyof StaffScope, object, object, object]>([
    ['dealerships', { dealership: 'north' }, { dealership: 'south' }, { dealership: null }],
    ['locations', { location: 'north' }, { location: 'south' }, { location: null }],
    ['categories', { category: 'north' }, { category: 'south' }, { category: null }],
  ])('answers 404 outside the scope of %s', (part, inside, outside, nowhere) => {
    const limited = actor(['sales'], { scope: { ...WHOLE_SITE, [part]: ['north'] } })
    expect(refusal(limited, 'lead.read', inside)).toBeNull()
    expect(refusal(limited, 'lead.read', outside)).toBe('404 absent')
    expect(refusal(limited, 'lead.read', nowhere)).toBe('404 absent')
    expect(refusal(actor(['sales']), 'lead.read', nowhere)).toBeNull()
  })

  it('STAFF-6 asks for a second factor of the last ten minutes', () => {
    const at = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
    const owner = (secondFactorAt: Date | null) => actor(['owner'], { secondFactorAt })
    for (const action of ['reservation.refund', 'lead.export', 'staff.roles'] as const) {
      expect(refusal(owner(at(9)), action)).toBeNull()
      expect(refusal(owner(at(11)), action)).toBe('403 second-factor')
      expect(refusal(owner(null), action)).toBe('403 second-factor')
    }
    expect(refusal(owner(null), 'lead.reply')).toBeNull()
  })

  it('STAFF-7 lets a visiting operator do what an owner may, but not change roles or move money', () => {
    const operator = actor([], { kind: 'operator', reason: 'Feed is held back' })
    expect(STAFF_ACTIONS.filter((action) => !may(operator, SITE, action))).toEqual([
      'notification.own',
      'reservation.refund',
      'site.guarded',
      'staff.roles',
      'key.make',
    ])
    expect(may(operator, { slug: 'rival' }, 'lead.read')).toBe(false)
  })
})
