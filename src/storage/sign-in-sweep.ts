import type { Kysely } from 'kysely'
import { CODES_WINDOW_MINUTES } from '#domain/visitor/code-allowance.ts'
import type { Tables } from './schema.ts'

/** Deletes expired sessions, and codes that are invalid and no longer counted. */
export async function dropEndedSignIns(db: Kysely<Tables>, now: Date): Promise<void> {
  const counted = new Date(now.getTime() - CODES_WINDOW_MINUTES * 60_000)
  await db.deleteFrom('visitor_sessions').where('expires_at', '<=', now).execute()
  await db.deleteFrom('sign_in_codes').where('asked_since', '<=', counted).where('expires_at', '<=', now).execute()
}
