import { execFile } from 'node:child_process'
import { chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runUntil } from '../../../tests/kill/killed-process.ts'

const SERVER = 20_001
const isRoot = process.getuid?.() === 0

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-owner-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** What `actAsOwner` says to a process of this user, and whose a file is that the process writes afterwards. */
async function acted(user: number): Promise<{ said: string | null; owner: number | null }> {
  const program = `
    import { writeFileSync } from 'node:fs'
    import { actAsOwner } from ${JSON.stringify(join(import.meta.dirname, 'data-owner.ts'))}
    if (${user} !== process.getuid()) process.setuid(${user})
    const said = await actAsOwner(${JSON.stringify(folder)})
    if (said === null) writeFileSync(${JSON.stringify(join(folder, 'written'))}, '')
    console.log(JSON.stringify(said))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  const written = await stat(join(folder, 'written')).catch(() => null)
  return { said: JSON.parse(stdout), owner: written?.uid ?? null }
}

it.skipIf(!isRoot)('O-A1 a command that root runs writes files of the data folder’s owner', async () => {
  await chown(folder, SERVER, SERVER)
  expect(await acted(0)).toEqual({ said: null, owner: SERVER })
})

it.skipIf(!isRoot)(
  'O-A1 a command of a third user is refused in one sentence that says whose the folder is',
  async () => {
    await chown(folder, SERVER, SERVER)
    await chmod(folder, 0o777)
    const { said, owner } = await acted(SERVER + 1)
    expect(said).toBe(
      `The data folder ${folder} belongs to user ${SERVER}, and this command runs as user ${SERVER + 1}: run it as user ${SERVER} (sudo -u '#${SERVER}' …). Nothing was changed.`,
    )
    expect(owner).toBeNull()
  },
)

it('O-A1 the owner of the data folder runs commands as before', async () => {
  const us = process.getuid?.() ?? 0
  expect(await acted(us)).toEqual({ said: null, owner: us })
})

it.skipIf(isRoot || process.platform === 'win32')(
  'O-A1 `restore` into another user’s folder changes nothing',
  async () => {
    await writeFile(join(folder, 'backup.json'), '{}')
    const { status, lines } = await runUntil('src/server/forecourt.ts', ['restore', folder], { DATA_DIR: '/usr' })
    expect(status).toBe(1)
    expect(lines.join('\n')).toContain('The data folder /usr belongs to root, and this command runs as user')
  },
)
