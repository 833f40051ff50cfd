import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFolderObjects } from '#gateways/objects/folder-objects.ts'
import { readObjectsAddress } from '#gateways/objects/objects-address.ts'
import { createS3Objects } from '#gateways/objects/s3-objects.ts'
import { startS3 } from '#gateways/objects/testing.ts'
import { openObjects } from './open-objects.ts'

const PICTURE = `pictures/kept/ab/ab${'0'.repeat(30)}-600x400/400.webp`
const bytes = new Uint8Array([1, 2, 3])

let home: string
let logged: unknown[]
const log = { error: (_: string, facts: unknown) => logged.push(facts) }
beforeEach(async () => {
  logged = []
  home = await mkdtemp(join(tmpdir(), 'open-objects-'))
})
afterEach(() => rm(home, { recursive: true, force: true }))

it('OPS-1 pictures of a data folder are served, and then moved into the bucket, when OBJECTS_URL is set', async () => {
  await createFolderObjects(home).write(PICTURE, bytes, 'image/webp')
  const s3 = await startS3()
  const address = readObjectsAddress(s3.url)!
  const { objects, moveIn } = await openObjects(home, address, log)
  expect(await objects.read(PICTURE)).toEqual(bytes)
  expect(await createS3Objects(address).read(PICTURE)).toBeNull()
  await moveIn()
  expect(await createS3Objects(address).read(PICTURE)).toEqual(bytes)
  expect(logged).toEqual([])
  await s3.close()
})

it('OPS-1 a bucket that does not exist is logged in a sentence, and copies are served without the store', async () => {
  await createFolderObjects(home).write(PICTURE, bytes, 'image/webp')
  const s3 = await startS3()
  const address = readObjectsAddress(s3.url.replace('/forecourt?', '/another?'))!
  const { objects } = await openObjects(home, address, log)
  expect(logged).toEqual([{ reason: 'The bucket of OBJECTS_URL does not exist: create it' }])
  await s3.close()
  expect(await objects.read(PICTURE)).toEqual(bytes)
})
