import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { stockSchema } from '#domain/listing/car-document.ts'
import { createAccounts } from '#gateways/accounts/accounts.ts'
import { createSftpChannelSender } from '#gateways/channel-push/sftp-channel-sender.ts'
import { createFeedSources } from '#gateways/feed-sources/remote-feed-sources.ts'
import { openFeedReaders } from '#gateways/feeds/feed-reader.ts'
import { createCachedPlaces } from '#gateways/geocoding/cached-places.ts'
import { createGoogleGeocoder } from '#gateways/geocoding/google.ts'
import { createLocalities } from '#gateways/geocoding/localities.ts'
import { createPostcodeTable } from '#gateways/geocoding/postcode-table.ts'
import { readDkimKeys } from '#gateways/mail/dkim-keys.ts'
import { createFolderMailer } from '#gateways/mail/folder.ts'
import { createSmtpMailer } from '#gateways/mail/smtp.ts'
import { openMailReader } from '#gateways/mailbox/mail-reader.ts'
import { openDrawingProcess } from '#gateways/pdf/drawing-process.ts'
import { createStickerPrinter } from '#gateways/pdf/printer.ts'
import { createStoredStickers } from '#gateways/pdf/stored-stickers.ts'
import { createFetchedPictures } from '#gateways/pictures/fetched-pictures.ts'
import { createAutoGrabRego } from '#gateways/rego/autograb.ts'
import { createRedBookRego } from '#gateways/rego/redbook.ts'
import { createFolderSms } from '#gateways/sms/folder.ts'
import { createTwilioSms } from '#gateways/sms/twilio.ts'
import { createAutoGrabValuer } from '#gateways/valuation/autograb.ts'
import { createRedBookValuer } from '#gateways/valuation/redbook.ts'
import { createHttpWebhook } from '#gateways/webhook/http-webhook.ts'
import { stockInCluster } from '#operations/engines/stock-in-cluster.ts'
import { createStockIndexes, type StockIndexes } from '#operations/engines/stock-index.ts'
import { warmSearches } from '#operations/listing/warm-searches.ts'
import type { Log } from '#operations/log/log.ts'
import type { Platform } from '#operations/platform.ts'
import { createSpending } from '#operations/spending/budgets.ts'
import { createLimiter } from '#operations/spending/limiter.ts'
import { paidGeocoder } from '#operations/spending/paid-geocoder.ts'
import { mailReset } from '#operations/staff/reset-mail.ts'
import { staffColleagues } from '#operations/staff/staff-colleagues.ts'
import { createViewTally } from '#operations/view-tally.ts'
import { checkCluster, openCluster } from '#search/opensearch/cluster.ts'
import { storedIndex } from '#search/opensearch/stored-index.ts'
import type { SiteDirectory } from '#site/folder/directory.ts'
import type { SiteHistory } from '#site/published/site-history.ts'
import { noSpace } from '#storage/database/pglite-folder.ts'
import { isOutOfSpace } from '#storage/database/write-health.ts'
import { FACTORS_HASHED, hashUnder, openDataKeys } from './data-keys.ts'
import { carViews } from './files/car-views.ts'
import { openObjects } from './files/open-objects.ts'
import { createSnapshotStore, sourceOfSnapshots } from './files/snapshot-store.ts'
import { stickerPictures } from './files/sticker-pictures.ts'
import { createOutageLog } from './health/outage-log.ts'
import { openStorage } from './open-storage.ts'
import { alertersOf, consoleOriginOf, mailboxOf, paymentsOf, previewsOf } from './platform-parts.ts'
import { cookieSecret } from './settings/cookie-secret.ts'
import type { Environment } from './settings/environment.ts'
import { openPublications } from './sites/open-publications.ts'
import { openSites } from './sites/open-sites.ts'
import { stockInMemory } from './stock-in-memory.ts'

/** How often changed search engines are saved as snapshots. */
const KEEP_EVERY_MS = 10 * 60_000
/** A search engine unused for this long is dropped. */
const IDLE_MS = 60 * 60_000

/** How often view counts are written to the database (CAR-12). */
const WRITE_VIEWS_MS = 30_000
/** Disk space for about two thousand window stickers. */
const STICKERS_BYTES = 200_000_000

/** The assembled platform that a server, a worker or a command uses. */
export interface JoinedPlatform {
  readonly platform: Platform
  readonly directory: SiteDirectory
  /** Versions that were published, here or elsewhere. */
  readonly history: SiteHistory
  /** Key for signing cookies and for keyed hashes. */
  readonly cookieSecret: string
  /** A sentence while the search cluster does not answer; null if it does, or if this process searches itself. */
  searchFault(): Promise<string | null>
  /** A sentence while the object store does not answer, or null (OPS-1). */
  objectsFault(): Promise<string | null>
  /** Stores what the data folder had before OBJECTS_URL was set. */
  moveObjects(): Promise<void>
  /** Closes everything, the database last. */
  close(): Promise<void>
}

/**
 * Opens the database and everything that needs it. Throws StorageFault or an Error of one sentence on failure, also for
 * a full disk, whatever was written first (D-70).
 */
export async function createPlatform(
  environment: Environment,
  log: Log,
  controlSocket: string | null,
): Promise<JoinedPlatform> {
  try {
    return await joinParts(environment, log, controlSocket)
  } catch (error) {
    throw isOutOfSpace(error) ? noSpace(environment.dataFolder, error) : error
  }
}

async function joinParts(environment: Environment, plain: Log, controlSocket: string | null): Promise<JoinedPlatform> {
  const outages = createOutageLog(plain)
  const { log } = outages
  // First, so that what is missing or wrong ends the start before anything is open.
  const carDrawings = await carViews(environment.production)
  const dkimKeys = environment.dkimKeysFolder === null ? [] : readDkimKeys(environment.dkimKeysFolder)
  const { openSearchUrl, openSearchPrefix: prefix } = environment
  const cluster = openSearchUrl === null ? null : openCluster({ url: openSearchUrl })
  if (cluster) await checkCluster(cluster)
  // First, so that a process without a claim to the data folder fails before it publishes anything into it.
  const storage = await openStorage(environment, log, controlSocket)
  const clock = { now: () => new Date() }
  const secret = await cookieSecret(environment.cookieSecret, environment.dataFolder)
  const keyedHash = hashUnder(secret)
  const { objects, moveIn } = await openObjects(environment.dataFolder, environment.objects, log)
  const { dataHash, earlierHashes } = await openDataKeys(storage, secret, environment.cookieSecretBefore)
  const payments = await paymentsOf(environment, objects, secret, clock)
  const takesPayments = payments !== null
  const opened = await openSites(environment, { storage, objects, clock, log, takesPayments }).catch(
    async (error: unknown) => {
      await storage.close()
      throw error
    },
  )
  const { history, directory } = opened
  const madeBy = await sourceOfSnapshots(join(import.meta.dirname, '..'))
  const { createEngine, snapshots } = cluster
    ? stockInCluster(storage, (owner) => storedIndex({ cluster, prefix, owner, madeBy, schema: stockSchema }), log)
    : stockInMemory(storage, createSnapshotStore(objects, madeBy, clock.now), log)
  const stock = createStockIndexes(storage, createEngine, {
    snapshots,
    warmSearches: (slug) => {
      const site = directory.bySlug(slug)
      return site ? warmSearches(site, new Date()) : []
    },
  })
  const keeping = setInterval(() => void tidy(stock), KEEP_EVERY_MS).unref()
  const mailed = { sender: environment.mailFrom, dkimKeys }
  const mailer = environment.smtpUrl
    ? outages.watchMail(createSmtpMailer({ url: environment.smtpUrl, ...mailed }))
    : createFolderMailer({ folder: join(environment.dataFolder, 'mail'), ...mailed })
  const sms = environment.smsUrl
    ? createTwilioSms({ url: environment.smsUrl, from: environment.smsFrom })
    : createFolderSms(join(environment.dataFolder, 'sms'))
  const pictures = createFetchedPictures({
    objects,
    folder: join(environment.dataFolder, 'pictures', 'incoming'),
    insideHosts: environment.picturesInside,
  })
  const consoleOrigin = consoleOriginOf(environment)
  const accounts = createAccounts({
    database: storage.staff.accountsDatabase(),
    secret: keyedHash('cookies of the console'),
    factorKey: dataHash(FACTORS_HASHED),
    origin: consoleOrigin,
    secureCookies: environment.production && !environment.plainHttp,
    sendReset: (to, token) => mailReset({ mailer, consoleOrigin, now: clock.now(), randomId: randomUUID }, to, token),
  })
  const { geocodingKey } = environment
  const [autograb, redbook] = [{ keys: environment.autograbKeys }, { keys: environment.redbookKeys }]
  const spending = createSpending({ shared: storage.limitCounts, keyedHash, clock, log, budgets: environment.budgets })
  // The table of postcodes first: it is instant and free.
  const geocoder = createCachedPlaces(
    [
      createPostcodeTable(),
      ...(geocodingKey ? [paidGeocoder(createGoogleGeocoder({ key: geocodingKey }), spending)] : []),
    ],
    clock,
  )
  const views = createViewTally(storage, log)
  const writingViews = setInterval(() => void views.flush(), WRITE_VIEWS_MS).unref()
  const stickers = createStickerPrinter({
    stored: createStoredStickers(objects, STICKERS_BYTES),
    drawing: openDrawingProcess(),
    readPicture: stickerPictures(pictures, carDrawings),
  })
  const mailReader = openMailReader()
  const feedReaders = openFeedReaders()
  const searchFault = async () => {
    if (cluster === null) return null
    return checkCluster(cluster).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
  }
  outages.watch({
    ...(storage.isShared ? { database: storage.fault } : {}),
    ...(cluster ? { search: searchFault } : {}),
    ...(environment.objects ? { objects: objects.fault } : {}),
  })
  return {
    platform: {
      storage,
      engines: stock,
      mailer,
      replies: environment.replies && { ...environment.replies, mailFrom: environment.mailFrom.address },
      mailbox: await mailboxOf(environment, clock, mailReader),
      mailReader,
      textsSecret: environment.textsSecret,
      colleagues: staffColleagues(storage, clock),
      accounts,
      consoleOrigin,
      previews: previewsOf(environment),
      sitePages: null,
      webhooks: createHttpWebhook({ secrets: environment.webhookSecrets, insideToo: environment.webhooksInside }),
      sms,
      alerters: alertersOf(environment, sms),
      payments,
      geocoder,
      regoLookups: [createAutoGrabRego(autograb), createRedBookRego(redbook)],
      valuers: [createAutoGrabValuer(autograb), createRedBookValuer(redbook)],
      localities: createLocalities(),
      feedSources: createFeedSources({
        secrets: environment.feedSecrets,
        hosts: environment.feedHosts,
        insideHosts: environment.feedsInside,
      }),
      feedReaders,
      channelSender: createSftpChannelSender({
        secrets: environment.channelSecrets,
        hosts: environment.channelHosts,
        insideHosts: environment.feedsInside,
      }),
      objects,
      pictures,
      stickers,
      views,
      clock,
      randomId: randomUUID,
      keyedHash,
      dataHash,
      earlierHashes,
      spending,
      limiter: createLimiter({ shared: storage.isShared ? storage.limitCounts : null, keyedHash, clock, log }),
      log,
      publications: openPublications({ history, objects, storage, production: environment.production }, directory),
      siteBySlug: directory.bySlug,
      contentOf: directory.contentOf,
    },
    directory,
    history,
    cookieSecret: secret,
    searchFault,
    objectsFault: async () => (await objects.fault()) ?? opened.versionsFault(),
    moveObjects: moveIn,
    async close() {
      outages.close()
      clearInterval(keeping)
      clearInterval(writingViews)
      directory.close()
      await pictures.close()
      await mailer.close()
      await mailReader.close()
      await Promise.all([feedReaders.imports.close(), feedReaders.trials.close()])
      await stickers.close()
      await stock.close()
      await views.flush()
      await storage.close()
    },
  }
}

async function tidy(stock: StockIndexes): Promise<void> {
  await stock.keep()
  await stock.evict(new Date(Date.now() - IDLE_MS))
}
