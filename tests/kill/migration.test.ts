import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '#storage/database/database.ts'
import { runUntil } from './killed-process.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-migration-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('a process killed half-way through a migration leaves the database unchanged', async () => {
  const storage = await openDatabase({ dataFolder: folder })
  await storage.forSite({ slug: 'a' }).raiseVersion()
  await storage.close()
  expect(await runUntil('tests/kill/open-database.ts', [folder], {}, () => true)).toMatchObject({ status: null })
  const reopened = await openDatabase({ dataFolder: folder })
  expect(await reopened.forSite({ slug: 'a' }).version()).toBe(1)
  const { rows } = await reopened
    .rawDatabase()
    .executeSql(
      `select table_name from information_schema.columns where table_name = 'half_made' or column_name = 'half_made'`,
    )
  expect(rows).toEqual([])
  await reopened.close()
})

it.each(['database.unfinished', 'database'])(
  'killed while the first start makes %s, the next start makes a whole one',
  async (made) => {
    const opener = `const { openDatabase } = await import(process.argv[2]); await openDatabase({ dataFolder: process.argv[1] }); console.log('open'); setInterval(() => {}, 1000)`
    const module = path.join(import.meta.dirname, '..', '..', 'src', 'storage', 'database', 'database.ts')
    const appeared = new Promise<void>((resolve) => {
      const watcher = watch(folder, (_, name) => {
        if (name !== made) return
        watcher.close()
        resolve()
      })
    })
    const child = spawn(process.execPath, ['--input-type=module', '-e', opener, folder, module], { stdio: 'ignore' })
    const exited = once(child, 'exit')
    const [status] = await Promise.race([appeared.then(() => [null]), exited])
    expect(status, 'the opener ends by itself, before it makes the folder').toBeNull()
    child.kill('SIGKILL')
    await exited
    const storage = await openDatabase({ dataFolder: folder })
    expect(await storage.forSite({ slug: 'a' }).raiseVersion()).toBe(1)
    await storage.close()
  },
)
