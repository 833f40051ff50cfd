import type { StaffScope } from '#domain/staff/actor.ts'
import type { Role } from '#domain/staff/roles.ts'
import { jsonText } from '../json-text.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'

/** STAFF-4: an invitation by email. Its token is in the mail; the database has a keyed hash. */
export interface StaffInvitation {
  readonly id: string
  /** Null: an operator's. */
  readonly siteSlug: string | null
  readonly email: string
  readonly roles: readonly Role[]
  readonly scope: StaffScope
  /** Id of who invited. */
  readonly invitedBy: string
  readonly sentAt: Date
  readonly expiresAt: Date
}

const COLUMNS = [
  'id',
  'site_slug as siteSlug',
  'email',
  'roles',
  'scope',
  'invited_by as invitedBy',
  'sent_at as sentAt',
  'expires_at as expiresAt',
] as const

/** Invitations of all sites: a person who opens one has nothing but its token. */
export function staffInvitations({ queries }: Transactions) {
  return {
    async add(within: Transaction, invitation: StaffInvitation, tokenHash: string): Promise<void> {
      await queries(within)
        .insertInto('staff_invitations')
        .values({
          id: invitation.id,
          site_slug: invitation.siteSlug,
          email: invitation.email,
          roles: jsonText(invitation.roles),
          scope: jsonText(invitation.scope),
          token_hash: tokenHash,
          invited_by: invitation.invitedBy,
          sent_at: invitation.sentAt.toISOString(),
          expires_at: invitation.expiresAt.toISOString(),
          ended_at: null,
          accepted_by: null,
        })
        .execute()
    },
    /** Open invitations of a site, latest first. */
    async open(siteSlug: string, now: Date): Promise<readonly StaffInvitation[]> {
      return queries()
        .selectFrom('staff_invitations')
        .where('site_slug', '=', siteSlug)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('sent_at', 'desc')
        .select(COLUMNS)
        .execute()
    },
    /** An open invitation by its token. */
    async byToken(tokenHash: string, now: Date, within?: Transaction): Promise<StaffInvitation | null> {
      const row = await queries(within)
        .selectFrom('staff_invitations')
        .where('token_hash', '=', tokenHash)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .select(COLUMNS)
        .executeTakeFirst()
      return row ?? null
    },
    /** STAFF-13: ends the open invitations of a site that a person sent, or that went to their address. Returns how many. */
    async endOf(
      within: Transaction,
      siteSlug: string,
      { personId, email }: { readonly personId: string; readonly email: string },
      now: Date,
    ): Promise<number> {
      const { numUpdatedRows } = await queries(within)
        .updateTable('staff_invitations')
        .set({ ended_at: now.toISOString() })
        .where('site_slug', '=', siteSlug)
        .where('ended_at', 'is', null)
        .where((where) => where.or([where('invited_by', '=', personId), where('email', '=', email)]))
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
    /** Uses or revokes an open invitation; false if it is over, so that two uses at once are one. */
    async end(within: Transaction, id: string, now: Date, acceptedBy: string | null = null): Promise<boolean> {
      const { numUpdatedRows } = await queries(within)
        .updateTable('staff_invitations')
        .set({ ended_at: now.toISOString(), accepted_by: acceptedBy })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
