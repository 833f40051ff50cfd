import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'

/** A passkey of a person (STAFF-2). */
export interface StaffPasskey {
  readonly id: string
  readonly name: string
  readonly credentialId: string
  /** How the device is reached, such as 'internal'. */
  readonly transports: readonly string[]
  readonly addedAt: Date
  readonly lastUsedAt: Date | null
}

/** What a person can prove a second factor with. */
export interface StaffFactors {
  readonly hasApp: boolean
  readonly passkeys: readonly StaffPasskey[]
}

/**
 * Second factors of people. Better-auth adds the row of a passkey or an app; it counts once `confirm` or `confirmApp` has run
 * (docs/decisions/163, 185).
 */
export function staffPasskeys({ queries }: Transactions) {
  const passkeysOf = async (personId: string, within?: Transaction): Promise<readonly StaffPasskey[]> => {
    const rows = await queries(within)
      .selectFrom('staff_passkeys')
      .where('userId', '=', personId)
      .where('addedAt', 'is not', null)
      .orderBy('addedAt')
      .select(['id', 'name', 'credentialID as credentialId', 'transports', 'addedAt', 'lastUsedAt'])
      .execute()
    return rows.map(({ name, transports, addedAt, ...row }) => ({
      ...row,
      name: name ?? '',
      transports: transports ? transports.split(',') : [],
      addedAt: addedAt ?? new Date(0),
    }))
  }
  const endFactor = async (within: Transaction, personId: string): Promise<void> => {
    const db = queries(within)
    await db.deleteFrom('staff_two_factors').where('userId', '=', personId).execute()
    await db.updateTable('staff_people').set({ twoFactorEnabled: false }).where('id', '=', personId).execute()
  }
  return {
    async of(personId: string, within?: Transaction): Promise<StaffFactors> {
      const app = await queries(within)
        .selectFrom('staff_two_factors as factor')
        .innerJoin('staff_people as person', 'person.id', 'factor.userId')
        .where('person.id', '=', personId)
        .where('person.twoFactorEnabled', '=', true)
        .where('factor.verified', '=', true)
        .where('factor.addedAt', 'is not', null)
        .select('factor.id')
        .executeTakeFirst()
      return { hasApp: app !== undefined, passkeys: await passkeysOf(personId, within) }
    },
    /** Waits for other changes of the person's second factors, so that two at once never remove the last two. */
    async lock(within: Transaction, personId: string): Promise<void> {
      await queries(within).selectFrom('staff_people').where('id', '=', personId).select('id').forUpdate().execute()
    },
    /** From now on the passkey counts, and sign-in asks for a second factor. False: there is no such new passkey. */
    async confirm(within: Transaction, personId: string, id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await queries(within)
        .updateTable('staff_passkeys')
        .set({ addedAt: now.toISOString() })
        .where('id', '=', id)
        .where('userId', '=', personId)
        .where('addedAt', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await queries(within)
        .updateTable('staff_people')
        .set({ twoFactorEnabled: true })
        .where('id', '=', personId)
        .execute()
      return true
    },
    /** Whether better-auth has seen a code of the person's app, also of one that does not count yet. */
    async takesCodes(personId: string): Promise<boolean> {
      const app = await queries()
        .selectFrom('staff_two_factors')
        .where('userId', '=', personId)
        .where('verified', '=', true)
        .select('id')
        .executeTakeFirst()
      return app !== undefined
    },
    /** S3-8: uses the code of a period. False: this one, or a later one, was used before. */
    async takeStep(personId: string, step: number): Promise<boolean> {
      const { numUpdatedRows } = await queries()
        .updateTable('staff_two_factors')
        .set({ usedStep: step })
        .where('userId', '=', personId)
        .where((where) => where.or([where('usedStep', 'is', null), where('usedStep', '<', step)]))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    /** From now on the authenticator app counts, whose code better-auth has seen. False: there is no such new app. */
    async confirmApp(within: Transaction, personId: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await queries(within)
        .updateTable('staff_two_factors')
        .set({ addedAt: now.toISOString() })
        .where('userId', '=', personId)
        .where('verified', '=', true)
        .where('addedAt', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    /** Removes the authenticator app. `andFactor`: it was the last second factor, so recovery codes go too. */
    async removeApp(
      within: Transaction,
      personId: string,
      { andFactor }: { readonly andFactor: boolean },
    ): Promise<void> {
      if (andFactor) return endFactor(within, personId)
      // The row stays for its recovery codes, and their text becomes the secret: better-auth must be able to decrypt one.
      await queries(within)
        .updateTable('staff_two_factors')
        .set(({ ref }) => ({ verified: false, addedAt: null, secret: ref('backupCodes') }))
        .where('userId', '=', personId)
        .execute()
    },
    /** Removes a passkey. `andFactor`: it was the last second factor, so recovery codes go too. */
    async remove(
      within: Transaction,
      personId: string,
      id: string,
      { andFactor }: { readonly andFactor: boolean },
    ): Promise<void> {
      await queries(within).deleteFrom('staff_passkeys').where('id', '=', id).where('userId', '=', personId).execute()
      if (andFactor) await endFactor(within, personId)
    },
    /** Removes every factor of a person. */
    async removeAll(within: Transaction, personId: string): Promise<void> {
      await queries(within).deleteFrom('staff_passkeys').where('userId', '=', personId).execute()
      await endFactor(within, personId)
    },
    /** Ends factors that never counted: a process ended between better-auth's row and ours. */
    async dropUnconfirmed(personId: string): Promise<void> {
      await queries().deleteFrom('staff_passkeys').where('userId', '=', personId).where('addedAt', 'is', null).execute()
      await queries()
        .updateTable('staff_two_factors')
        .set({ verified: false })
        .where('userId', '=', personId)
        .where('addedAt', 'is', null)
        .execute()
    },
    async noteUse(id: string, now: Date): Promise<void> {
      const lastUsedAt = now.toISOString()
      await queries().updateTable('staff_passkeys').set({ lastUsedAt }).where('id', '=', id).execute()
    },
  }
}
