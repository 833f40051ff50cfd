import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFolderObjects } from '#gateways/objects/folder-objects.ts'
import { fileTime } from '#tests/setup/file-time.ts'
import { createSnapshotStore, sourceOfSnapshots } from './snapshot-store.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshots-'))
})
afterEach(() => rm(folder, { recursive: true }))

const NOW = new Date('2026-11-22T00:00:00Z')
const DAY_MS = 24 * 60 * 60_000

describe('snapshots of search engines', () => {
  const storeOf = (madeBy: string, now = () => NOW) => createSnapshotStore(createFolderObjects(folder), madeBy, now)

  it('gives back what was written last, and null for a site that has none', async () => {
    const store = storeOf('v1')
    expect(await store.read('yard')).toBeNull()
    await store.write('yard', Uint8Array.of(1, 2, 3))
    await store.write('yard', Uint8Array.of(4, 5))
    expect(await store.read('yard')).toEqual(Uint8Array.of(4, 5))
    expect(await store.read('other')).toBeNull()
    expect(await readdir(join(folder, 'search', 'v1'))).toEqual(['yard.snapshot'])
  })

  it('OPS-6 never reads what other source wrote, and deletes it after a day', async () => {
    await storeOf('v1').write('yard', Uint8Array.of(1))
    const now = await fileTime()
    const store = storeOf('v2', () => now)
    expect(await store.read('yard')).toBeNull()
    await store.write('yard', Uint8Array.of(2))
    expect(await storeOf('v1').read('yard')).toEqual(Uint8Array.of(1))
    const later = storeOf('v2', () => new Date(now.getTime() + 2 * DAY_MS))
    await later.write('yard', Uint8Array.of(3))
    expect(await storeOf('v1').read('yard')).toBeNull()
    expect(await later.read('yard')).toEqual(Uint8Array.of(3))
  })

  it('says that it cannot write, and leaves what it has', async () => {
    const store = storeOf('v1')
    await store.write('yard', Uint8Array.of(1))
    await mkdir(join(folder, 'search', 'v1', 'other.snapshot'))
    await expect(store.write('other', Uint8Array.of(2))).rejects.toThrow('EISDIR')
    expect(await store.read('yard')).toEqual(Uint8Array.of(1))
  })

  it('holds a whole snapshot whenever its writer is killed', async () => {
    const script = join(folder, 'write.ts')
    // Writes 4 MB of ones, of twos, and so on, for as long as it lives.
    await writeFile(
      script,
      `import { createFolderObjects } from ${JSON.stringify(join(import.meta.dirname, '..', '..', 'gateways', 'objects', 'folder-objects.ts'))}
       import { createSnapshotStore } from ${JSON.stringify(join(import.meta.dirname, 'snapshot-store.ts'))}
       const store = createSnapshotStore(createFolderObjects(${JSON.stringify(folder)}), 'v1', () => new Date())
       for (let byte = 1; ; byte = (byte % 255) + 1) {
         await store.write('yard', new Uint8Array(4_000_000).fill(byte))
         process.send(byte)
       }`,
    )
    for (let kill = 0; kill < 4; kill++) {
      const writer = fork(script, { cwd: join(import.meta.dirname, '..', '..', '..') })
      await once(writer, 'message')
      writer.kill('SIGKILL')
      await once(writer, 'exit')
      const snapshot = await readFile(join(folder, 'search', 'v1', 'yard.snapshot'))
      expect(snapshot.length).toBe(4_000_000)
      expect(snapshot.equals(Buffer.alloc(4_000_000, snapshot[0]))).toBe(true)
    }
  })
})

describe('the name of the source', () => {
  it('changes with the source of the domain and of the search, and with no test', async () => {
    for (const layer of ['domain', 'search']) await mkdir(join(folder, layer, 'deep'), { recursive: true })
    const write = (file: string, text: string) => writeFile(join(folder, file), text)
    await write('domain/deep/car.ts', 'one')
    const names = [await sourceOfSnapshots(folder)]
    await write('domain/deep/car.test.ts', 'one')
    expect(await sourceOfSnapshots(folder)).toBe(names[0])
    await write('domain/deep/car.ts', 'two')
    names.push(await sourceOfSnapshots(folder))
    await write('search/engine.ts', 'one')
    names.push(await sourceOfSnapshots(folder))
    expect(new Set(names).size).toBe(3)
  })
})
