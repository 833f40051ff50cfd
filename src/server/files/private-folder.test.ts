import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readEnvironment } from '../settings/environment.ts'
import { makePrivate } from './private-folder.ts'

const log = { debug() {}, info() {}, warn() {}, error() {} }
const bits = async (path: string) => (await stat(path)).mode & 0o777

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-private-'))
  await chmod(folder, 0o755)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('H5 closes a data folder that others can read', async () => {
  await makePrivate(readEnvironment({ DATA_DIR: folder }), log)
  expect(await bits(folder)).toBe(0o700)
})

it('H5 leaves the mode to the operator if READABLE_DATA_DIR is set', async () => {
  await makePrivate(readEnvironment({ DATA_DIR: folder, READABLE_DATA_DIR: '1' }), log)
  expect(await bits(folder)).toBe(0o755)
})

it('H5 ignores a folder that does not exist yet', async () => {
  await makePrivate(readEnvironment({ DATA_DIR: join(folder, 'new') }), log)
  expect(await bits(folder)).toBe(0o755)
})

it.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
  'H5 refuses another user’s open folder in production, and warns in a demonstration',
  async () => {
    const warned: string[] = []
    const others = { DATA_DIR: '/' }
    await expect(makePrivate(readEnvironment(others), log)).rejects.toThrow(/READABLE_DATA_DIR=1\.$/)
    const demonstration = readEnvironment({ ...others, FORECOURT_MODE: 'demonstration' })
    await makePrivate(demonstration, { ...log, warn: (sentence: string) => warned.push(sentence) })
    expect(warned).toHaveLength(1)
  },
)
