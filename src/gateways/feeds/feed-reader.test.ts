import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FeedItem } from './feed-item.ts'
import { type FeedReader, openFeedReaders } from './feed-reader.ts'
import { FEEDS_READ_HERE } from './feeds-read-here.ts'
import { type FeedOptions, openFeed } from './open-feed.ts'
import { DEEP_XML } from './testing/deep-xml.ts'

const CSV = 'make,model\nToyota,Corolla\n'
const OPTIONS: FeedOptions = { delimiter: null, encoding: null, records: null, columns: [], native: null }

let folder: string
const { imports: bounded } = openFeedReaders({ heapMegabytes: 64 })
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-feed-reader-'))
})
afterAll(async () => {
  await bounded.close()
  await rm(folder, { recursive: true })
})

async function saved(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

async function read(reader: FeedReader, path: string, rows?: number) {
  const feed = await reader.open(path, OPTIONS, rows)
  const items = await allOf(feed.items)
  await feed.close()
  return { items, format: feed.format, bytes: feed.bytes, notices: feed.notices(), ending: feed.ending() }
}

const FILES = {
  'cars.csv': 'make,model\nToyota,"Cor\nolla"\nKia\nMazda,CX-5',
  'cars.json':
    '[{"make":"Kia","km":1e400,"sold":null,"__proto__":"x","images":[{"url":"a"},{"url":"b"}]},{"model":"Rio"},7]',
  'cars.xml': '<stock><car price="1"><make>Kia</make><make>Ford</make></car><car><model>😀</model></car>',
}

describe.each([
  { where: 'in its own process', reader: bounded },
  { where: 'here', reader: FEEDS_READ_HERE.imports },
])('H4-3 a file that is read $where', ({ reader }) => {
  it.each(Object.entries(FILES))(
    'H4-3 has the rows, notices and ending that it has without: %s',
    async (name, text) => {
      const path = await saved(name, text)
      const feed = await openFeed(path, OPTIONS)
      const items = await allOf(feed.items)
      const { format, bytes } = feed
      expect(await read(reader, path)).toEqual({ items, format, bytes, notices: feed.notices(), ending: feed.ending() })
    },
  )

  it('H4-3 gives its first rows alone to a trial, and leaves nothing on the disk', async () => {
    const before = await rowFolders()
    expect((await read(reader, await saved('many.csv', CSV + 'Kia,Rio\n'.repeat(5_000)), 3)).items).toHaveLength(3)
    await expect(read(reader, join(folder, 'none.csv'))).rejects.toMatchObject({ name: 'FeedFault' })
    expect((await rowFolders()).filter((name) => !before.includes(name))).toEqual([])
  })
})

it('H4-3 a file that takes too much memory ends its own process alone, and the next file is read', async () => {
  await expect(read(bounded, await saved('deep.xml', DEEP_XML))).rejects.toMatchObject({ unread: 'memory' })
  expect((await read(bounded, await saved('next.csv', CSV))).items).toHaveLength(1)
})

describe('INTAKE-2 archives', () => {
  const zipped = (files: Readonly<Record<string, string>>) =>
    Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]))))
  const unpacked = async (content: Buffer) => bounded.unpack(await saved('received', content), 'cars.csv.gz')
  const textOf = async (content: Buffer) => {
    const done = await unpacked(content)
    return done.ok ? readFile(done.path, 'utf8') : done.sentence
  }

  it('INTAKE-2 unpacks ZIP and gzip', async () => {
    expect(await textOf(gzipSync(CSV))).toBe(CSV)
    const archive = zipped({ 'out/cars.csv': CSV, 'out/front.jpg': 'picture', '__MACOSX/cars.csv': 'x' })
    expect(await textOf(archive)).toBe(CSV)
    expect(await unpacked(archive)).toMatchObject({ name: 'cars.csv' })
  })

  it('INTAKE-2 stops a zip bomb and a gzip bomb long before the disk is full', async () => {
    const bomb = '0'.repeat(20 * 1024 * 1024)
    for (const archive of [zipped({ 'cars.csv': bomb }), gzipSync(bomb)])
      expect(await unpacked(archive)).toMatchObject({
        ok: false,
        sentence: /unpacks to more than 5 MB; it was not read/,
      })
  })

  it('INTAKE-2 L8 says what is wrong with an archive', async () => {
    expect(await textOf(zipped({ 'front.jpg': 'picture' }))).toMatch(/holds no CSV/)
    expect(await textOf(zipped({ 'a.csv': CSV, 'b.csv': CSV }))).toMatch(/holds 2 feeds/)
    const empty = Object.fromEntries(Array.from({ length: 5_001 }, (_, index) => [`${index}.jpg`, '']))
    expect(await textOf(zipped({ ...empty, 'cars.csv': CSV }))).toMatch(/more than 5,000 files/)
    const whole = zipped({ 'cars.csv': CSV.repeat(1000) })
    expect(await textOf(whole.subarray(0, whole.length / 2))).toMatch(/damaged/)
    expect(await textOf(gzipSync(CSV.repeat(1000)).subarray(0, 60))).toMatch(/damaged/)
  })
})

async function allOf(items: AsyncIterable<FeedItem>): Promise<readonly FeedItem[]> {
  const all: FeedItem[] = []
  for await (const item of items) all.push(item)
  return all
}

async function rowFolders(): Promise<readonly string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith('forecourt-rows-'))
}
