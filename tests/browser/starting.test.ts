import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { proveCleanEnd } from './npm-start.contract.ts'
import { startServer } from './running-server.ts'
import { sharedServer } from './shared-server.ts'

/** As a person ends it; the other pairs are in tests/kill/npm-start.test.ts. */
describe('ending', () => proveCleanEnd([['SIGTERM', 'npm', ['start']]]))

/** The real process: its messages when it cannot start. */
describe('starting', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-start-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const complaint = (environment: Record<string, string>, dataFolder?: string) =>
    startServer(environment, dataFolder).then(
      async (server) => {
        await server.stop()
        throw new Error('The server started.')
      },
      (error: Error) => error.message,
    )

  it('says in one sentence which port is in use, and what to set', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const said = await complaint({ PORT: String(port) }, join(folder, 'port'))
    expect(said).toContain(`Port ${port} on 127.0.0.1 is in use by another program.`)
    expect(said).toContain('set PORT to a free port')
    expect(said).not.toMatch(/\n\s+at /)
    taken.close()
  })

  it('says which folder cannot be written to', async () => {
    const file = join(folder, 'a-file')
    await writeFile(file, '')
    const said = await complaint({}, join(file, 'data'))
    expect(said).toContain(`${join(file, 'data')} can't be made, because a file is in its way`)
    expect(said).not.toMatch(/\n\s+at /)
  })

  it('names each variable that it cannot read', async () => {
    const said = await complaint({ PORT: 'eighty', TRUST_PROXY: 'yes' }, join(folder, 'env'))
    expect(said).toMatch(/The environment cannot be used: PORT: .*; TRUST_PROXY: /)
  })

  it('says when the folder of sites is missing', async () => {
    const said = await complaint({ SITES_DIR: join(folder, 'no-sites') })
    expect(said).toContain(`${join(folder, 'no-sites')}, cannot be read (ENOENT): name one that is there`)
    expect(said).not.toMatch(/\n\s+at /)
  })

  it('says when Postgres does not answer, without the password', async () => {
    const said = await complaint({ DATABASE_URL: 'postgres://dealer:very-secret@127.0.0.1:1/none' }, join(folder, 'pg'))
    expect(said).toContain('127.0.0.1:1')
    expect(said).not.toContain('very-secret')
    expect(said).not.toMatch(/\n\s+at /)
  })

  it('refuses a second server on the same data, and leaves the first alone', async () => {
    const first = await sharedServer('visited')
    expect(await complaint({}, first.dataFolder)).toContain(first.dataFolder)
    expect((await fetch(`http://127.0.0.1:${first.port}/`)).status).toBe(200)
  })
})
