import { sql } from 'kysely'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'

/** A person with an account. Accounts belong to the platform; memberships to sites. */
export interface StaffPerson {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly isOperator: boolean
  readonly hasSecondFactor: boolean
}

/** STAFF-7: one entry of an operator to a dealer's site. */
export interface OperatorVisit {
  readonly siteSlug: string
  readonly reason: string
  readonly endsAt: Date
}

/** People of all sites, their sessions and operators' visits. */
export function staffPeople({ queries }: Transactions) {
  const people = (within?: Transaction) =>
    queries(within)
      .selectFrom('staff_people')
      .select(['id', 'name', 'email', 'isOperator', 'twoFactorEnabled as hasSecondFactor'])
  return {
    async find(id: string, within?: Transaction): Promise<StaffPerson | null> {
      return (await people(within).where('id', '=', id).executeTakeFirst()) ?? null
    },
    async findByEmail(email: string, within?: Transaction): Promise<StaffPerson | null> {
      return (await people(within).where('email', '=', email.toLowerCase()).executeTakeFirst()) ?? null
    },
    async setOperator(within: Transaction, id: string, isOperator: boolean): Promise<void> {
      await queries(within).updateTable('staff_people').set({ isOperator }).where('id', '=', id).execute()
      if (!isOperator) await queries(within).deleteFrom('staff_sessions').where('userId', '=', id).execute()
    },
    /** Marks an account that the demonstration made. */
    async markMade(id: string): Promise<void> {
      await queries().updateTable('staff_people').set({ made: true }).where('id', '=', id).execute()
    },
    /** S3-14: the reset links of a person that are still open end. Their table belongs to better-auth. */
    async endResetLinks(personId: string): Promise<void> {
      const links = sql`delete from staff_verifications where "identifier" like 'reset-password:%' and "value" = ${personId}`
      await links.execute(queries())
    },
    /** Sites of which the person is an active member. */
    async sitesOf(personId: string, within?: Transaction): Promise<readonly string[]> {
      const rows = await queries(within)
        .selectFrom('staff_members')
        .where('person_id', '=', personId)
        .where('deactivated_at', 'is', null)
        .orderBy('site_slug')
        .select('site_slug')
        .execute()
      return rows.map(({ site_slug }) => site_slug)
    },
    async chooseSite(sessionId: string, siteSlug: string | null): Promise<void> {
      await queries().updateTable('staff_sessions').set({ siteSlug }).where('id', '=', sessionId).execute()
    },
    /** STAFF-6: the session proved a second factor just now. */
    async noteSecondFactor(sessionId: string, now: Date): Promise<void> {
      const secondFactorAt = now.toISOString()
      await queries().updateTable('staff_sessions').set({ secondFactorAt }).where('id', '=', sessionId).execute()
    },
    async addVisit(
      within: Transaction,
      visit: OperatorVisit & { readonly id: string; readonly personId: string; readonly startedAt: Date },
    ): Promise<void> {
      await queries(within)
        .insertInto('operator_visits')
        .values({
          id: visit.id,
          site_slug: visit.siteSlug,
          person_id: visit.personId,
          reason: visit.reason,
          started_at: visit.startedAt.toISOString(),
          ends_at: visit.endsAt.toISOString(),
        })
        .execute()
    },
    /** The operator’s visit to a site that is not over. */
    async visitOf(personId: string, siteSlug: string, now: Date): Promise<OperatorVisit | null> {
      const row = await queries()
        .selectFrom('operator_visits')
        .where('person_id', '=', personId)
        .where('site_slug', '=', siteSlug)
        .where('ends_at', '>', now)
        .orderBy('ends_at', 'desc')
        .select(['site_slug as siteSlug', 'reason', 'ends_at as endsAt'])
        .executeTakeFirst()
      return row ?? null
    },
  }
}
