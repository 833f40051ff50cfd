import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createFolderObjects } from './folder-objects.ts'
import { objectsContract } from './objects.contract.ts'

async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'objects-'))
  return { folder, objects: createFolderObjects(folder), close: () => rm(folder, { recursive: true, force: true }) }
}

objectsContract('a folder', open)

it('OPS-1 a folder that a file is in the way of says so', async () => {
  const { folder, close } = await open()
  await writeFile(join(folder, 'file'), '')
  expect(await createFolderObjects(join(folder, 'file')).fault()).toMatch(/^The folder .* cannot be written/)
  await close()
})

it('OPS-1 leaves no unfinished files behind, and lists none that a killed process left', async () => {
  const { folder, objects, close } = await open()
  await objects.write('a/b', new Uint8Array([1]), 'text/plain')
  expect(await readdir(join(folder, 'a'))).toEqual(['b'])
  await writeFile(join(folder, 'a', 'c.0.part'), 'half')
  const listed = []
  for await (const { key } of objects.list('a/')) listed.push(key)
  expect(listed).toEqual(['a/b'])
  await close()
})

it('OPS-1 never shows half an object to a reader while another writes', async () => {
  const { objects, close } = await open()
  const [first, second] = [new Uint8Array(200_000).fill(1), new Uint8Array(300_000).fill(2)]
  await objects.write('search/yard', first, 'text/plain')
  const writing = (async () => {
    for (let turn = 0; turn < 10; turn++) await objects.write('search/yard', turn % 2 ? first : second, 'text/plain')
  })()
  for (let turn = 0; turn < 10; turn++) {
    const read = await objects.read('search/yard')
    expect([first.length, second.length]).toContain(read?.length)
    expect(new Set(read)).toHaveLength(1)
  }
  await writing
  await close()
})
