import type { BackupFile } from '#gateways/backup/backup-folder.ts'

/** What a backup holds. Written last: a folder without one is not a finished backup. */
export interface Manifest {
  readonly format: 1
  /** ISO 8601: the moment that the tables are of. */
  readonly madeAt: string
  /** Names of the migrations that made the tables. */
  readonly migrations: readonly string[]
  readonly tables: readonly TableFile[]
  readonly objects: readonly ObjectFile[]
  /** A keyed hash of the COOKIE_SECRET in force, which does not give it away; absent in backups of older versions. */
  readonly secretMark?: string
  /** What a restored platform needs besides. */
  readonly notIncluded: readonly string[]
}

export interface TableFile extends BackupFile {
  readonly table: string
  readonly rows: number
}

export interface ObjectFile extends BackupFile {
  readonly key: string
}

export const MANIFEST_FILE = 'backup.json'

/** A platform restored without these starts, but cannot do what each one says. */
export const NOT_INCLUDED: readonly string[] = [
  'COOKIE_SECRET, or the file cookie-secret of DATA_DIR: with another one visitors and staff sign in again, and open invitations stop working. Authenticator apps, recovery codes, API keys, webhooks, channels’ addresses and links in buyers’ mails go on: their key is in the backup.',
  'The folder of sites (SITES_DIR): the drafts of published versions. Keep it in version control.',
  'DKIM_KEYS_DIR, and the addresses and keys of services: SMTP_URL, SMS_URL, OBJECTS_URL, INBOUND_MAIL_SECRET, INBOUND_IMAP_PASSWORD, INBOUND_SMS_SECRET, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, GEOCODING_KEY, WEBHOOK_SECRET_…, FEED_SECRET_…, CHANNEL_SECRET_…, AUTOGRAB_KEY_…, REDBOOK_KEY_…, ALERT_WEBHOOK_URL.',
  'Search indexes, search snapshots and window stickers: they are made again.',
]

/** The manifest of a backup; a sentence if the text is none. */
export function readManifest(text: string): Manifest | string {
  try {
    const manifest: Partial<Manifest> | null = JSON.parse(text)
    if (manifest?.format !== 1)
      return `${MANIFEST_FILE} has format ${String(manifest?.format)}, and this version of Forecourt reads format 1.`
    if (Array.isArray(manifest.tables) && Array.isArray(manifest.objects) && Array.isArray(manifest.migrations))
      return manifest as Manifest
  } catch {
    // Not JSON: the sentence below says so.
  }
  return `${MANIFEST_FILE} is not the list of a backup: it is damaged.`
}
