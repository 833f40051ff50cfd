import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from './running-server.ts'

/** The real process: its messages when it cannot start, and its shutdown. */
describe('starting and ending', () => {
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
    const said = await complaint({ PORT: String(port) })
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

  it('refuses a second server on the same data, and leaves the first alone; on SIGTERM this finishes a running request, and starts again on its data', async () => {
    const first = await startServer()
    expect(await complaint({}, first.dataFolder)).toContain(first.dataFolder)
    expect((await fetch(`http://127.0.0.1:${first.operationsPort}/readyz`)).status).toBe(200)

    const socket = connect(first.port, '127.0.0.1')
    await once(socket, 'connect')
    // A request that has started: its headers have arrived, its body has not.
    const body = JSON.stringify({ name: 'M', last_name: 'N' })
    socket.write(
      `POST /api/leads HTTP/1.1\r\nHost: southside-cars.localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    )
    await expect.poll(() => answered(first.operationsPort)).toBe(true)
    const ended = first.end()
    socket.write(body.slice(5))
    expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 422 /)
    expect(await ended).toBe(0)

    const again = await startServer({}, first.dataFolder)
    const list = await (await fetch(`http://127.0.0.1:${again.port}/`)).text()
    expect(list).toContain('southside-cars.localhost')
    expect(await again.end()).toBe(0)
    await first.stop()
  })
})

async function answered(port: number): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok
}

async function readAll(socket: Socket): Promise<string> {
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  return text
}
