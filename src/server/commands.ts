import { CAR_PHOTOS_PREFIX } from '#domain/desk/photo/own-photos.ts'
import { MAIL_FILES_PREFIX } from '#domain/inbox/mail-file.ts'
import { PHOTOS_PREFIX } from '#domain/lead/lead-photos.ts'
import type { RegionCode } from '#domain/region.ts'
import { openBackupFolder } from '#gateways/backup/backup-folder.ts'
import { createPostcodeTable } from '#gateways/geocoding/postcode-table.ts'
import { PICTURES_PREFIX } from '#gateways/pictures/stored-pictures.ts'
import type { BackedUp } from '#operations/backup/write-backup.ts'
import { FEED_FILES_PREFIX } from '#operations/intake/feed-files.ts'
import type { SiteHistory } from '#site/published/site-history.ts'
import { type DatabasePlace, openDatabase } from '#storage/database/database.ts'
import type { Storage } from '#storage/storage.ts'
import type { CommandPlatform } from '../cli/command-context.ts'
import { controlSocketPath } from '../cli/control-protocol.ts'
import { type AskerContext, type ControlServer, serveControl } from '../cli/control-server.ts'
import { runCommand } from '../cli/main.ts'
import type { JoinedPlatform } from './create-platform.ts'
import { hashUnder } from './data-keys.ts'
import { openObjects } from './files/open-objects.ts'
import { VERSIONS_PREFIX } from './files/version-files.ts'
import { createLog } from './log.ts'
import { runningPort } from './serving-note.ts'
import { cookieSecret } from './settings/cookie-secret.ts'
import type { Environment } from './settings/environment.ts'

/**
 * Socket for commands while this process has the data folder open; null on a Postgres server, which accepts several
 * processes.
 */
export function commandSocket({ databaseUrl, dataFolder }: Environment): string | null {
  return databaseUrl === null ? controlSocketPath(dataFolder) : null
}

/** Serves the commands of this user's other processes (docs/decisions/002). */
export async function serveCommands(joined: JoinedPlatform, environment: Environment): Promise<ControlServer | null> {
  const socketPath = commandSocket(environment)
  if (socketPath === null) return null
  return serveControl({
    socketPath,
    run: (argv, asker) =>
      runJoined(argv, environment, asker, { join: async () => joined, openHistory: async () => joined.history }),
  })
}

/** What a command may need, opened when it first needs it. */
export interface Opened {
  join(): Promise<JoinedPlatform>
  openHistory(): Promise<SiteHistory>
}

/** Runs a command. */
export function runJoined(
  argv: readonly string[],
  environment: Environment,
  asker: AskerContext,
  { join, openHistory }: Opened,
): Promise<number> {
  const { sitesFolder, dataFolder, publishing, production, port, webhookSecrets } = environment
  const open = async (): Promise<CommandPlatform> => {
    const { platform, directory } = await join()
    return { platform, sites: directory.all(), refused: directory.faults().map(({ name }) => name) }
  }
  const findPostcode = (text: string, region: RegionCode) =>
    createPostcodeTable().find({ kind: 'postcode', text, region })
  // localhost names are for demonstrations; in production a site has its configured hostnames.
  const siteAddress = async (slug: string) =>
    production ? null : `http://${slug}.localhost:${(await runningPort(dataFolder)) ?? port}`
  const place = { sitesFolder, publishing, webhookAccounts: Object.keys(webhookSecrets) }
  // A demonstration's dealers have dates that never end.
  const demonstrated = async () => (await import('../demonstration/renewed-site.ts')).renewedSite
  const siteOptions = production ? {} : { servedSite: demonstrated }
  const backups = {
    folder: openBackupFolder,
    open: async () => backedUp((await join()).platform.storage, environment),
    openForRestore: async () => {
      const storage = await openDatabase(databasePlace(environment))
      return { ...(await backedUp(storage, environment)), close: () => storage.close() }
    },
  }
  return runCommand(argv, { ...asker, ...place, ...siteOptions, findPostcode, siteAddress, open, openHistory, backups })
}

/** Beginnings of the keys of objects that cannot be made again: fetched pictures, which may be gone from
 * their dealer's server, and the files of published versions; what buyers and staff sent. */
const BACKED_UP_PREFIXES = [
  PICTURES_PREFIX,
  VERSIONS_PREFIX,
  PHOTOS_PREFIX,
  MAIL_FILES_PREFIX,
  CAR_PHOTOS_PREFIX,
  FEED_FILES_PREFIX,
]

async function backedUp(storage: Storage, environment: Environment): Promise<BackedUp> {
  const { dataFolder, objects } = environment
  const store = await openObjects(dataFolder, objects, createLog('error'))
  const secret = await cookieSecret(environment.cookieSecret, dataFolder)
  const secretMark = hashUnder(secret)('mark of backups').slice(0, 16)
  return { storage, objects: store.objects, prefixes: BACKED_UP_PREFIXES, secretMark }
}

function databasePlace({ databaseUrl, dataFolder }: Environment): DatabasePlace {
  return databaseUrl === null ? { dataFolder } : { databaseUrl }
}
