import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSnapshotFolder, sourceOfSnapshots } from './snapshot-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshots-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('the folder of snapshots', () => {
  it('returns the snapshot written last, and null for a site without one', async () => {
    const store = createSnapshotFolder(join(folder, 'search'), 'v1')
    expect(await store.read('yard')).toBeNull()
    await store.write('yard', Uint8Array.of(1, 2, 3))
    await store.write('yard', Uint8Array.of(4, 5))
    expect(await store.read('yard')).toEqual(Buffer.of(4, 5))
    expect(await store.read('other')).toBeNull()
    expect(await readdir(join(folder, 'search', 'v1'))).toEqual(['yard.snapshot'])
  })

  it('never reads a snapshot of other source code, and deletes it on the next write', async () => {
    await createSnapshotFolder(folder, 'v1').write('yard', Uint8Array.of(1))
    const store = createSnapshotFolder(folder, 'v2')
    expect(await store.read('yard')).toBeNull()
    await store.write('yard', Uint8Array.of(2))
    expect(await readdir(folder)).toEqual(['v2'])
  })

  it('rejects if it cannot write, and leaves the previous snapshot', async () => {
    const store = createSnapshotFolder(folder, 'v1')
    await store.write('yard', Uint8Array.of(1))
    await mkdir(join(folder, 'v1', 'yard.snapshot.unfinished'))
    await expect(store.write('yard', Uint8Array.of(2))).rejects.toThrow('EISDIR')
    expect(await store.read('yard')).toEqual(Buffer.of(1))
  })

  it('always holds a complete snapshot, even if the writer is killed', async () => {
    const script = join(folder, 'write.ts')
    // Writes 4 MB of ones, then of twos, and so on, until it is killed.
    await writeFile(
      script,
      `import { createSnapshotFolder } from ${JSON.stringify(join(import.meta.dirname, 'snapshot-folder.ts'))}
       const store = createSnapshotFolder(${JSON.stringify(join(folder, 'search'))}, 'v1')
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
  it('changes with the source of the domain and of the search, but not with tests', async () => {
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
