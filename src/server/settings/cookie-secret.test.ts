import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cookieSecret } from './cookie-secret.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-secret-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('cookieSecret', () => {
  it('M9 makes one complete file, private to this user, and two concurrent starts agree on it', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => cookieSecret(null, folder)))
    expect(new Set(made).size).toBe(1)
    expect(made[0]?.length).toBeGreaterThanOrEqual(32)
    expect(await readdir(folder)).toEqual(['cookie-secret'])
    expect((await stat(join(folder, 'cookie-secret'))).mode & 0o077).toBe(0)
  })

  it.each(['', 'half-of-a-secret', '\n'])(
    'M9 refuses a stored secret of too few characters (%j) and leaves it',
    async (text) => {
      const file = join(folder, 'cookie-secret')
      await writeFile(file, text)
      await expect(cookieSecret(null, folder)).rejects.toThrow(/has \d+ characters and needs 32: restore it/)
      expect(await readFile(file, 'utf8')).toBe(text)
    },
  )

  it('prefers the secret from the environment', async () => {
    expect(await cookieSecret('given', folder)).toBe('given')
    expect(await readdir(folder)).toEqual([])
  })
})
