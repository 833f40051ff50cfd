import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createCachedObjects } from './cached-objects.ts'
import { createFolderObjects } from './folder-objects.ts'
import { moveObjects } from './move-objects.ts'
import { objectsContract } from './objects.contract.ts'
import type { Objects } from './objects.ts'

let home: string
let stored: Objects
let cached: Objects
let reads: string[]
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'cached-objects-'))
  reads = []
  const folder = createFolderObjects(join(home, 'stored'))
  stored = {
    ...folder,
    read(key) {
      reads.push(key)
      return folder.read(key)
    },
  }
  cached = createFolderObjects(join(home, 'cached'))
})
afterEach(() => rm(home, { recursive: true, force: true }))

const open = (limitBytes = 1_000_000_000, mayShrink = () => true) =>
  createCachedObjects({ stored, cached, prefixes: ['pictures/'], limitBytes, mayShrink })
const bytes = (length: number) => new Uint8Array(length).fill(1)
const keysOf = async (objects: Objects) => {
  const keys = []
  for await (const { key } of objects.list('')) keys.push(key)
  return keys.sort()
}

objectsContract('a folder with copies in front', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cached-objects-'))
  const objects = createCachedObjects({
    stored: createFolderObjects(join(folder, 'stored')),
    cached: createFolderObjects(join(folder, 'cached')),
    prefixes: ['pictures/', 'stickers/'],
    limitBytes: 1_000_000,
    mayShrink: () => true,
  })
  return { objects, close: () => rm(folder, { recursive: true, force: true }) }
})

it('OPS-1 asks the store once for an object that another process wrote, and every time for other prefixes', async () => {
  await stored.write('pictures/a.webp', bytes(3), 'image/webp')
  await stored.write('search/yard', bytes(3), 'text/plain')
  const objects = open()
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await objects.read('pictures/a.webp')).toEqual(bytes(3))
    expect(await objects.read('search/yard')).toEqual(bytes(3))
  }
  expect(reads).toEqual(['pictures/a.webp', 'search/yard', 'search/yard'])
  expect(await keysOf(cached)).toEqual(['pictures/a.webp'])
})

it('OPS-1 limits the copies by bytes, and deletes only copies', async () => {
  const objects = open(60_000_000)
  for (const name of ['a', 'b', 'c']) await objects.write(`pictures/${name}`, bytes(50_000_000), 'image/webp')
  expect(await keysOf(cached)).toHaveLength(1)
  expect(await keysOf(stored)).toHaveLength(3)
  expect((await objects.read('pictures/a'))?.length).toBe(50_000_000)
})

it('OPS-1 deletes no copy before everything is stored', async () => {
  const objects = open(0, () => false)
  await objects.write('pictures/a', bytes(50_000_001), 'image/webp')
  expect(await keysOf(cached)).toEqual(['pictures/a'])
})

it('OPS-1 works on a disk without space for copies', async () => {
  await writeFile(join(home, 'cached'), 'a file in the way')
  const objects = open()
  await objects.write('pictures/a', bytes(3), 'image/webp')
  expect(await objects.read('pictures/a')).toEqual(bytes(3))
})

it('OPS-1 moves what a folder had into another store, once, and leaves the folder as it was', async () => {
  await cached.write('pictures/a', bytes(1), 'image/webp')
  await cached.write('pictures/b', bytes(2), 'image/webp')
  await stored.write('pictures/b', bytes(3), 'image/webp')
  expect(await moveObjects(cached, stored, 'pictures/')).toBe(1)
  expect(await moveObjects(cached, stored, 'pictures/')).toBe(0)
  expect((await stored.read('pictures/a'))?.length).toBe(1)
  expect((await stored.read('pictures/b'))?.length).toBe(3)
  expect(await keysOf(cached)).toEqual(['pictures/a', 'pictures/b'])
})
