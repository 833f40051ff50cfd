import type { Kysely } from 'kysely'
import { CODES_WINDOW_MINUTES } from '#domain/visitor/code-allowance.ts'
import type { Tables } from './schema.ts'

/** Due, valid codes of all sites, oldest first. */
export async function codesToSend(
  db: Kysely<Tables>,
  now: Date,
): Promise<readonly { readonly siteSlug: string; readonly codeId: string }[]> {
  const rows = await db
    .selectFrom('sign_in_codes')
    .where('send_at', '<=', now)
    .where('expires_at', '>', now)
    .where('used', '=', false)
    .orderBy('send_at')
    .select(['site_slug', 'id'])
    .limit(A_LOOK)
    .execute()
  return rows.map(({ site_slug, id }) => ({ siteSlug: site_slug, codeId: id }))
}

/** Deletes expired sessions, and codes that are invalid and no longer counted. */
export async function dropEndedSignIns(db: Kysely<Tables>, now: Date): Promise<void> {
  const counted = new Date(now.getTime() - CODES_WINDOW_MINUTES * 60_000)
  await db.deleteFrom('visitor_sessions').where('expires_at', '<=', now).execute()
  await db.deleteFrom('sign_in_codes').where('asked_since', '<=', counted).where('expires_at', '<=', now).execute()
}

const A_LOOK = 100
