import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesInFolder } from './testing.ts'
import { copyOfVersion } from './version-copy.ts'

it('STUDIO-13 a version that many need at once is copied once, and its copy is not taken from those who read it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'copies-'))
  const stored = filesInFolder(join(root, 'stored'))
  const files = Object.fromEntries(
    await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const bytes = Buffer.from(`file ${at}`)
        const hash = createHash('sha256').update(bytes).digest('hex')
        await stored.write(hash, bytes)
        return [`ash/${at}.txt`, hash] as const
      }),
    ),
  )
  const version = { folder: join(root, 'versions', 'ash', '3'), files }
  const copies = copyOfVersion(stored)
  const read = async () => {
    expect(await copies.make(version)).toEqual([])
    for (let round = 0; round < 50; round += 1) await readFile(join(version.folder, 'ash', '0.txt'))
  }
  await Promise.all(Array.from({ length: 12 }, read))
  await rm(root, { recursive: true })
})
