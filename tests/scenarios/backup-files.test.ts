import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { carPhotoObject, carPhotosOf, idOfCarPhoto } from '#domain/desk/photo/own-photos.ts'
import { checkedFiles } from '#domain/inbox/checked-files.ts'
import { mailFilePrefix } from '#domain/inbox/mail-file.ts'
import { fetchedPictureAt } from '#domain/picture/fetched-picture.ts'
import { testPhoto } from '#gateways/testing/test-photo.ts'
import type { Manifest } from '#operations/backup/manifest.ts'
import { addPhotos } from '#operations/desk/photo/add-photos.ts'
import { showMailFile } from '#operations/inbox/mail/show-mail-file.ts'
import { receivePosted } from '#operations/inbox/mail/testing.ts'
import { writeReply } from '#operations/inbox/mail/write-reply.ts'
import { showConversation } from '#operations/inbox/show-conversation.ts'
import { enquire } from '#operations/inbox/testing.ts'
import { showPicture } from '#operations/picture/show-picture.ts'
import type { Platform } from '#operations/platform.ts'
import { requestOn } from '#operations/site-request.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { readEnvironment } from '#server/settings/environment.ts'
import { emptyDatabaseIn, freshPostgres, TEST_DATABASES } from '#storage/testing.ts'
import { runJoined } from '../../src/server/commands.ts'
import { createPlatform, type JoinedPlatform } from '../../src/server/create-platform.ts'

const KIM = sampleStaff(['owner'], { id: 'kim', name: 'Kim' })
const { slug } = sampleSite()
const OFFER = new TextEncoder().encode('%PDF-1.7 the offer\0\r\n')
const LICENCE = Uint8Array.from({ length: 70_000 }, (_, place) => place % 251)

let folder: string
/** What the old installation had when it was backed up. */
let made: Read

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-backup-files-'))
  await mkdir(join(folder, 'sites', slug), { recursive: true })
  await writeFile(join(folder, 'sites', slug, 'site.json'), JSON.stringify(sampleSite()))
  await mkdir(join(folder, 'old'))
  await emptyDatabaseIn(join(folder, 'old'))
  const old = { DATA_DIR: join(folder, 'old') }
  await writeFile(join(folder, 'feed.csv'), 'stocknum,make,model,year,price,car_type\nB1,Toyota,Corolla,2020,9900,used')
  made = await joined(old, async (platform, opened) => {
    expect(await forecourt(['stock', 'import', '--site', slug, join(folder, 'feed.csv')], old, opened)).toBe(0)
    const filled = await fill(platform)
    expect(await forecourt(['backup', join(folder, 'backup')], old, opened)).toBe(0)
    return filled
  })
  await rm(old.DATA_DIR, { recursive: true })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it.each(TEST_DATABASES)(
  'OPS-5 INBOX-7 DESK-4 files of mails and photos of staff are the same bytes in an empty %s after `backup` and `restore`',
  async (database) => {
    const manifest: Manifest = JSON.parse(await readFile(join(folder, 'backup', 'backup.json'), 'utf8'))
    const kept = manifest.objects.map(({ key }) => key)
    expect(kept.filter((key) => key.startsWith(mailFilePrefix(slug)))).toHaveLength(2)
    expect(kept.filter((key) => key.startsWith(carPhotosOf(slug)))).toHaveLength(1)

    const place = {
      DATA_DIR: join(folder, `new-${database}`),
      ...(database === 'Postgres' ? { DATABASE_URL: await freshPostgres(inject('postgresTemplate')) } : {}),
    }
    await mkdir(place.DATA_DIR)
    await emptyDatabaseIn(place.DATA_DIR)
    expect(await forecourt(['restore', join(folder, 'backup')], place)).toBe(0)
    const found = await joined(place, (platform) => read(platform, made.conversationId))
    expect(found.files).toEqual([
      ['Offer.pdf', Buffer.from(OFFER).toString('hex')],
      ['Licence.bin', Buffer.from(LICENCE).toString('hex')],
    ])
    expect([found.photos.length, found.shown.length]).toEqual([1, 1])
    expect(found).toEqual(made)
  },
)

type Environment = Readonly<Record<string, string>>

/** What the console and the pages read of the files. */
interface Read {
  readonly conversationId: string
  /** Names and bytes, in hex. */
  readonly files: readonly (readonly [string, string])[]
  readonly photos: readonly string[]
  /** The smallest size that a page shows. */
  readonly shown: readonly string[]
}

/** A mail of staff with a file, a buyer's answer with one, and a photo on a car. */
async function fill(platform: Platform): Promise<Read> {
  const site = siteOf(platform)
  const { conversationId } = await enquire(requestOn(platform, site))
  const offer = checkedFiles([{ name: 'Offer.pdf', bytes: OFFER }])
  if (!offer.ok) throw new Error(offer.fault)
  const reply = { mailId: 'once', subject: '', text: 'The offer.', carIds: [], files: offer.files }
  expect(await writeReply(requestBy(platform, site, KIM), conversationId, reply)).toMatchObject({ ok: true })
  const token = (await platform.storage.forSite(site).inbox.conversations.find(conversationId))?.token
  const answer = {
    MessageID: 'service-1',
    FromFull: { Email: 'jo@mail.example', Name: 'Jo' },
    ToFull: [{ Email: `${slug}.${token}@reply.forecourt.example` }],
    TextBody: 'My licence.',
    Attachments: [{ Name: 'Licence.bin', Content: Buffer.from(LICENCE).toString('base64') }],
  }
  expect(await receivePosted(platform, answer)).toBe('stored')
  const photo = await testPhoto('red', { width: 1200, height: 900 })
  const files = [{ name: 'phone.jpg', size: photo.length, bytes: async () => photo }]
  const carId = await onlyCar(platform)
  expect(await addPhotos(requestBy(platform, site, KIM), { carId, files })).toMatchObject({ added: 1, faults: [] })
  return read(platform, conversationId)
}

async function read(platform: Platform, conversationId: string): Promise<Read> {
  const site = siteOf(platform)
  const mails = (await showConversation(requestBy(platform, site, KIM), conversationId))?.mails ?? []
  const files = mails
    .flatMap((mail) => mail.files)
    .map(async ({ id, name }) => {
      const file = await showMailFile(requestBy(platform, site, KIM), { conversationId, fileId: id ?? '' })
      return [name, hex(file?.bytes)] as const
    })
  const photos: string[] = []
  for await (const { key } of platform.objects.list(carPhotosOf(slug)))
    photos.push(hex(await platform.objects.read(carPhotoObject(slug, idOfCarPhoto(key) ?? ''))))
  const car = await platform.storage.forSite(site).cars.findById(await onlyCar(platform))
  const shown = (car?.images ?? []).map(async (address) => {
    const picture = await showPicture(platform, slug, fetchedPictureAt(address)?.name ?? '', '400.webp')
    return picture === null || picture === 'lost' ? expect.fail(String(picture)) : hex(picture.bytes)
  })
  return { conversationId, files: await Promise.all(files), photos, shown: await Promise.all(shown) }
}

function hex(bytes: Uint8Array | null | undefined): string {
  return bytes ? Buffer.from(bytes).toString('hex') : expect.fail('lost')
}

function siteOf(platform: Platform) {
  return platform.siteBySlug(slug) ?? expect.fail('no site')
}

async function onlyCar(platform: Platform): Promise<string> {
  const { rows } = await platform.storage.rawDatabase().executeSql('select id from cars')
  expect(rows).toHaveLength(1)
  return (rows as { id: string }[])[0]?.id ?? ''
}

/** Works on the installation as a server does, and closes it. */
async function joined<T>(
  place: Environment,
  work: (platform: Platform, opened: JoinedPlatform) => Promise<T>,
): Promise<T> {
  const opened = await createPlatform(environmentOf(place), QUIET, null)
  try {
    return await work(opened.platform, opened)
  } finally {
    await opened.close()
  }
}

const QUIET = { debug() {}, info() {}, warn() {}, error() {} }

function environmentOf(place: Environment) {
  const replies = { REPLY_DOMAIN: 'reply.forecourt.example', INBOUND_MAIL_SECRET: 'a secret of the tests' }
  return readEnvironment({ SITES_DIR: join(folder, 'sites'), ...replies, ...place })
}

/**
 * Runs the command in this process, on a platform that is open or one of its own: tests/chaos/backup.test.ts and
 * production-command.test.ts start processes.
 */
async function forecourt(argv: readonly string[], place: Environment, open?: JoinedPlatform): Promise<number> {
  const environment = environmentOf(place)
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const opened: JoinedPlatform[] = []
  const joining = async () => {
    if (open) return open
    const platform = opened[0] ?? (await createPlatform(environment, QUIET, null))
    opened[0] = platform
    return platform
  }
  try {
    const asker = { cwd: folder, print, printError: print, progress: null, ask: null }
    const openHistory = () => Promise.reject(new Error('not needed'))
    const status = await runJoined(argv, environment, asker, { join: joining, openHistory })
    if (status !== 0) console.error(lines.join('\n'))
    return status
  } finally {
    for (const each of opened) await each.close()
  }
}
