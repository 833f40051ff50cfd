import { sql } from 'kysely'
import type { StaffScope } from '#domain/staff/actor.ts'
import type { Role } from '#domain/staff/roles.ts'
import { jsonText } from '../json-text.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'

/** A membership: a person, a site, roles and a scope (STAFF-3). */
export interface StaffMember {
  readonly personId: string
  readonly name: string
  readonly email: string
  readonly hasSecondFactor: boolean
  readonly roles: readonly Role[]
  readonly scope: StaffScope
  readonly since: Date
  /** Null for an active member (STAFF-9). */
  readonly deactivatedAt: Date | null
}

/** Members of one site. */
export function staffMembers(siteSlug: string, { queries }: Transactions) {
  const rows = (within?: Transaction) =>
    queries(within)
      .selectFrom('staff_members as member')
      .innerJoin('staff_people as person', 'person.id', 'member.person_id')
      .where('member.site_slug', '=', siteSlug)
      .select([
        'person.id as personId',
        'person.name',
        'person.email',
        'person.twoFactorEnabled as hasSecondFactor',
        'member.roles',
        'member.scope',
        'member.since',
        'member.deactivated_at as deactivatedAt',
      ])
  return {
    /** By name, with those who were deactivated. */
    async all(within?: Transaction): Promise<readonly StaffMember[]> {
      return rows(within).orderBy(sql`lower(person.name) collate "C"`).orderBy('person.id').execute()
    },
    async find(personId: string, within?: Transaction): Promise<StaffMember | null> {
      return (await rows(within).where('member.person_id', '=', personId).executeTakeFirst()) ?? null
    },
    /** Makes a person a member, again where they were deactivated. False: they are one, and nothing changes. */
    async add(
      within: Transaction,
      member: Pick<StaffMember, 'personId' | 'roles' | 'scope'>,
      now: Date,
    ): Promise<boolean> {
      const values = { roles: jsonText(member.roles), scope: jsonText(member.scope) }
      const added = await queries(within)
        .insertInto('staff_members')
        .values({
          site_slug: siteSlug,
          person_id: member.personId,
          ...values,
          since: now.toISOString(),
          deactivated_at: null,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['site_slug', 'person_id'])
            .doUpdateSet({ ...values, deactivated_at: null })
            .where('staff_members.deactivated_at', 'is not', null),
        )
        .returning('person_id')
        .executeTakeFirst()
      return added !== undefined
    },
    async setRoles(within: Transaction, personId: string, roles: readonly Role[], scope: StaffScope): Promise<void> {
      await queries(within)
        .updateTable('staff_members')
        .set({ roles: jsonText(roles), scope: jsonText(scope) })
        .where('site_slug', '=', siteSlug)
        .where('person_id', '=', personId)
        .execute()
    },
    /** STAFF-9: ends the membership, its choices and the person’s sessions; other sites ask them to sign in again. */
    async deactivate(within: Transaction, personId: string, now: Date): Promise<void> {
      await queries(within)
        .updateTable('staff_members')
        .set({ deactivated_at: now.toISOString() })
        .where('site_slug', '=', siteSlug)
        .where('person_id', '=', personId)
        .execute()
      await queries(within).deleteFrom('staff_sessions').where('userId', '=', personId).execute()
      for (const choices of CHOICES)
        await queries(within)
          .deleteFrom(choices)
          .where('site_slug', '=', siteSlug)
          .where('person_id', '=', personId)
          .execute()
    },
    /** Waits until no other transaction changes the site’s members, so that a site never loses its last owner. */
    async lock(within: Transaction): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtext(${`staff ${siteSlug}`}))`.execute(queries(within))
    },
  }
}

/** Tables with what a member chose for the console. */
const CHOICES = ['notification_choices', 'notification_phone_codes', 'stock_views', 'stock_columns'] as const
