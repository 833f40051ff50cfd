import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchedPictureAt } from '#domain/picture/fetched-picture.ts'
import { fileTime } from '#tests/setup/file-time.ts'
import { createFolderObjects } from '../objects/folder-objects.ts'
import { readObjectsAddress } from '../objects/objects-address.ts'
import { createS3Objects } from '../objects/s3-objects.ts'
import { startS3 } from '../objects/testing.ts'
import { startHttpServer, type TestHttpServer } from '../testing/http-server.ts'
import { testPhoto } from '../testing/test-photo.ts'
import type { PictureMarks } from './fetched.ts'
import { createFetchedPictures, type FetchedPictures } from './fetched-pictures.ts'

const home = join(tmpdir(), `fetched-pictures-${randomUUID()}`)
const folder = join(home, 'incoming')
/** Downloads that end have minutes, those that never end the blink of an eye. */
const limits = { bytes: 100_000, deadline: 600_000, redirects: 3 }
const SHORT_MS = 400
const none = { folder: null, marks: null }

type Answer = (response: ServerResponse, headers: Readonly<Record<string, string | string[] | undefined>>) => void

const answers: Record<string, Answer> = {}
const open: ServerResponse[] = []
let dealer: TestHttpServer
let inside: TestHttpServer
let pictures: FetchedPictures
let hasty: FetchedPictures

beforeAll(async () => {
  await mkdir(home, { recursive: true })
  dealer = await startHttpServer(({ path, headers }, response) => {
    open.push(response)
    const answer = answers[path]
    if (answer) answer(response, headers)
    else response.writeHead(404).end()
  })
  inside = await startHttpServer((_, response) => response.end('secret'))
  const madeWith = (deadline: number) =>
    createFetchedPictures({
      objects: createFolderObjects(home),
      folder,
      insideHosts: [new URL(dealer.origin).host],
      limits: { ...limits, deadline },
    })
  pictures = madeWith(limits.deadline)
  hasty = madeWith(SHORT_MS)
})
afterAll(async () => {
  await pictures.close()
  await hasty.close()
  await dealer.close()
  await inside.close()
  await rm(home, { recursive: true, force: true })
})

const fetchOne = (path: string, marks: PictureMarks | null = null) =>
  pictures.fetch({ ...none, address: dealer.origin + path, marks })

function serve(path: string, bytes: Buffer, headers: Record<string, string> = {}): void {
  answers[path] = (response) => response.writeHead(200, { 'Content-Type': 'image/jpeg', ...headers }).end(bytes)
}

async function stored(path: string, marks: PictureMarks | null = null) {
  const outcome = await fetchOne(path, marks)
  if (outcome.kind !== 'stored') throw new Error(`${path} is ${JSON.stringify(outcome)}`)
  return outcome
}

describe('a valid picture', () => {
  it('FIELD-5 is resized to the displayed widths, never enlarged, as AVIF and WebP, with its size in its name', async () => {
    serve('/good.jpg', await testPhoto('red', { width: 900, height: 600 }))
    const { picture } = await stored('/good.jpg')
    expect(fetchedPictureAt(`/pictures/kept/${picture.name}/900.webp`)).toMatchObject({ width: 900, height: 600 })
    for (const width of [400, 800, 900]) {
      for (const format of ['avif', 'webp']) {
        const cut = await pictures.read(picture.name, `${width}.${format}`)
        const { width: wide, height, format: found } = await sharp(cut?.bytes).metadata()
        expect([wide, height, found]).toEqual([width, Math.round((width * 2) / 3), format === 'avif' ? 'heif' : 'webp'])
        expect(cut?.contentType).toBe(`image/${format}`)
      }
    }
    expect((await pictures.read(picture.name, '900.jpg'))?.contentType).toBe('image/jpeg')
    expect(await pictures.read(picture.name, '1600.webp')).toBeNull()
  })

  it('FIELD-5 has a preview of a few bytes', async () => {
    serve('/preview.jpg', await testPhoto('blue'))
    const { preview } = (await stored('/preview.jpg')).picture
    expect(preview.length).toBeLessThan(200)
    expect(await sharp(Buffer.from(preview, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 16 })
  })

  it('is rotated as its camera recorded, without metadata about photographer or place', async () => {
    serve('/turned.jpg', await testPhoto('green', { orientation: 6 }))
    const { picture } = await stored('/turned.jpg')
    expect(picture.name).toMatch(/-400x600$/)
    for (const file of ['400.webp', '400.avif', '400.jpg']) {
      const cut = await pictures.read(picture.name, file)
      expect((await sharp(cut?.bytes).metadata()).exif).toBeUndefined()
      expect(Buffer.from(cut?.bytes ?? []).includes('Jo Nguyen')).toBe(false)
    }
  })

  it('is fetched across redirects', async () => {
    serve('/new.jpg', await testPhoto('grey'))
    answers['/old.jpg'] = (response) => response.writeHead(301, { Location: '/new.jpg' }).end()
    expect((await stored('/old.jpg')).picture).toEqual((await stored('/new.jpg')).picture)
  })

  it('is not downloaded again while unchanged, and is replaced when its URL serves another', async () => {
    const first = await testPhoto('white')
    answers['/changing.jpg'] = (response, headers) =>
      headers['if-none-match'] === '"1"'
        ? response.writeHead(304).end()
        : response.writeHead(200, { ETag: '"1"' }).end(first)
    const before = await stored('/changing.jpg')
    expect(before.marks).toEqual({ etag: '"1"', lastModified: null })
    expect(await fetchOne('/changing.jpg', before.marks)).toEqual({ kind: 'unchanged' })
    serve('/changing.jpg', await testPhoto('black'), { ETag: '"2"' })
    const after = await stored('/changing.jpg', before.marks)
    expect(after.picture.name).not.toBe(before.picture.name)
    expect(after.marks.etag).toBe('"2"')
  })

  it('is stored once for equal bytes', async () => {
    const bytes = await testPhoto('orange')
    serve('/one.jpg', bytes)
    serve('/two.jpg', bytes)
    expect((await stored('/one.jpg')).picture).toEqual((await stored('/two.jpg')).picture)
  })
})

describe('a picture that cannot be shown is left out with a reason', () => {
  const photo = () => testPhoto('red')
  const cases: Readonly<Record<string, readonly [answer: (bytes: Buffer) => Answer, fault: RegExp]>> = {
    'is missing': [() => (response) => response.writeHead(404).end(), /^answered 404$/],
    'is behind a fault': [() => (response) => response.writeHead(500).end(), /^answered 500$/],
    'is a page that says it is a picture': [
      () => (response) => response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end('<html>Not found</html>'),
      /^is not a JPEG/,
    ],
    'is an SVG with a script': [
      () => (response) =>
        response
          .writeHead(200, { 'Content-Type': 'image/svg+xml' })
          .end('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><script>alert(1)</script></svg>'),
      /^is not a JPEG/,
    ],
    'is empty': [() => (response) => response.end(), /^is not a JPEG/],
    'breaks off in its bytes': [(bytes) => (response) => response.end(bytes.subarray(0, 700)), /^is damaged/],
    'breaks off on the way': [
      (bytes) => (response) => {
        response.writeHead(200, { 'Content-Length': String(bytes.length) })
        response.write(bytes.subarray(0, 700), () => response.destroy())
      },
      /aborted|hang up/,
    ],
    'says that it is too large': [
      () => (response) => response.writeHead(200, { 'Content-Length': '999999' }).write('x'),
      /^is larger than/,
    ],
    'never ends': [
      () => (response) => {
        const more = () => void (response.destroyed || response.write(Buffer.alloc(20_000), () => setImmediate(more)))
        more()
      },
      /^is larger than/,
    ],
    'leads elsewhere for ever': [
      () => (response) => response.writeHead(302, { Location: '/bad' }).end(),
      /^redirects more than 3 times$/,
    ],
    'leads inside the network': [
      () => (response) => response.writeHead(302, { Location: `${inside.origin}/admin` }).end(),
      /^127\.0\.0\.1 is an address inside the network/,
    ],
    'leads inside the network by a name': [
      () => (response) => response.writeHead(302, { Location: inside.origin.replace('127.0.0.1', 'localhost') }).end(),
      // Some machines do not know the name.
      /^localhost is an address inside the network|^getaddrinfo E\w+ localhost/,
    ],
    'leads to a file of the server': [
      () => (response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
      /^leads to file:/,
    ],
    'unpacks to 900 megapixels': [() => (response) => response.end(bomb(30_000)), /^has more than 50 megapixels$/],
  }

  it.each(Object.entries(cases))('FIELD-5 one that %s', async (_, [answer, fault]) => {
    answers['/bad'] = answer(await photo())
    expect(await fetchOne('/bad')).toEqual({ kind: 'failed', fault: expect.stringMatching(fault) })
    expect(inside.received).toEqual([])
    expect(await readdir(folder)).toEqual([])
    for (const response of open.splice(0)) response.destroy()
  })

  it.each<[string, (bytes: Buffer) => Answer]>([
    ['begins', () => () => {}],
    ['ends', (bytes) => (response) => response.write(bytes.subarray(0, 300))],
  ])('FIELD-5 one that never %s', async (_, answer) => {
    answers['/bad'] = answer(await photo())
    const outcome = await hasty.fetch({ ...none, address: `${dealer.origin}/bad` })
    expect(outcome).toEqual({ kind: 'failed', fault: 'was not there after 0.4 seconds' })
    expect(await readdir(folder)).toEqual([])
    for (const response of open.splice(0)) response.destroy()
  })

  it('FIELD-5 a tracking pixel', async () => {
    serve('/pixel', await testPhoto('red', { width: 1, height: 1 }))
    expect(await fetchOne('/pixel')).toEqual({ kind: 'failed', fault: 'is only 1 by 1 pixels' })
  })

  it('an aborted fetch stops at once', async () => {
    const { promise: called, resolve } = Promise.withResolvers<void>()
    answers['/hanging'] = () => resolve()
    const giveUp = new AbortController()
    const outcome = pictures.fetch({ ...none, address: `${dealer.origin}/hanging` }, giveUp.signal)
    await called
    giveUp.abort()
    expect(await outcome).toEqual({ kind: 'given-up' })
  })

  it('an internal address is never called', async () => {
    expect(await pictures.fetch({ ...none, address: `${inside.origin}/a.jpg` })).toMatchObject({ kind: 'failed' })
    expect(inside.received).toEqual([])
  })
})

describe('a picture in the folder of its feed', () => {
  const feeds = join(home, 'feeds')
  const beside = (address: string, marks: PictureMarks | null = null) =>
    pictures.fetch({ address, folder: feeds, marks })

  it('STOCK-1 is read from the feed’s folder, and again once it changes', async () => {
    await mkdir(join(feeds, 'photos'), { recursive: true })
    await writeFile(join(feeds, 'photos', 'B1.jpg'), await testPhoto('red'))
    const first = await beside('photos/B1.jpg')
    if (first.kind !== 'stored') throw new Error(JSON.stringify(first))
    expect(await beside('photos/B1.jpg', first.marks)).toEqual({ kind: 'unchanged' })
    await writeFile(join(feeds, 'photos', 'B1.jpg'), await testPhoto('blue', { width: 601 }))
    expect(await beside('photos/B1.jpg', first.marks)).toMatchObject({ kind: 'stored' })
  })

  it('is never outside the folder, by dots or a symbolic link', async () => {
    await mkdir(feeds, { recursive: true })
    await writeFile(join(home, 'private.jpg'), await testPhoto('red'))
    await symlink(join(home, 'private.jpg'), join(feeds, 'linked.jpg'))
    for (const name of ['../private.jpg', 'linked.jpg'])
      expect(await beside(name)).toEqual({ kind: 'failed', fault: 'is not in the folder of its feed' })
    expect(await beside('nowhere.jpg')).toEqual({ kind: 'failed', fault: 'is not in the folder of the feed' })
  })
})

it('an unused picture is deleted two days after its last use, and a used one stays', async () => {
  serve('/used.jpg', await testPhoto('navy'))
  serve('/unused.jpg', await testPhoto('teal'))
  const [used, unused] = [(await stored('/used.jpg')).picture.name, (await stored('/unused.jpg')).picture.name]
  const inUse = async (names: readonly string[]) => new Set(names.filter((name) => name !== unused))
  const now = await fileTime()
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
  expect(await pictures.sweep(inUse, inDays(30))).toBe(0)
  expect(await pictures.sweep(inUse, inDays(1))).toBe(0)
  expect(await pictures.sweep(inUse, inDays(2.5))).toBe(1)
  expect(await pictures.isLost(unused)).toBe(true)
  expect(await pictures.isLost(used)).toBe(false)
})

it('OPS-1 a picture stored by one process is shown and found by another that shares the object store', async () => {
  const s3 = await startS3()
  const open = (name: string) =>
    createFetchedPictures({
      objects: createS3Objects(readObjectsAddress(s3.url)!),
      folder: join(home, name),
      insideHosts: [new URL(dealer.origin).host],
      limits,
    })
  const [one, other] = [open('one'), open('other')]
  serve('/shared.jpg', await testPhoto('purple'))
  const source = { ...none, address: `${dealer.origin}/shared.jpg` }
  const outcome = await one.fetch(source)
  if (outcome.kind !== 'stored') throw new Error(JSON.stringify(outcome))
  const { name } = outcome.picture
  expect(await other.isLost(name)).toBe(false)
  expect(await other.read(name, '400.avif')).toEqual(await one.read(name, '400.avif'))
  expect(await other.fetch(source)).toEqual(outcome)
  await Promise.all([one.close(), other.close()])
  await s3.close()
})

it.each([
  ['../../etc', 'passwd'],
  ['..', '800.webp'],
  ['a'.repeat(32), '800.webp'],
  [`${'a'.repeat(32)}-600x400`, '../../x.webp'],
])('nothing is read by the name %s/%s', async (name, file) => {
  expect(await pictures.read(name, file)).toBeNull()
})

/** A PNG whose header claims `side` by `side` pixels. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(17)
  header.write('IHDR', 0, 'latin1')
  header.writeUInt32BE(side, 4)
  header.writeUInt32BE(side, 8)
  header.set([8, 2, 0, 0, 0], 12)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(header))
  const length = Buffer.from([0, 0, 0, 13])
  const data = Buffer.concat([Buffer.from([0, 0, 0, 0]), Buffer.from('IDAT')])
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), length, header, check, data, Buffer.alloc(4)])
}
