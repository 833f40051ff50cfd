import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { startS3 } from '#gateways/objects/testing.ts'
import { freshPostgres } from '#storage/testing.ts'
import { isSent, readImage } from '../repository/dockerfile.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const image = readImage()

/** The commands of the image and of app-1, without a container: the same files, environment and user's rights on /data. */
describe('OPS-4 what the container runs', () => {
  let folder = ''
  let store: Awaited<ReturnType<typeof startS3>>
  let environment: Record<string, string> = {}
  let server: ChildProcess
  const output: string[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-container-'))
    const app = join(folder, 'app')
    for (const name of image.copied.filter((name) => name !== 'node_modules'))
      await cp(join(ROOT, name), join(app, name), {
        recursive: true,
        filter: (from) => name === 'build' || isSent(relative(ROOT, from)),
      })
    await symlink(join(ROOT, 'node_modules'), join(app, 'node_modules'))
    // A mounted volume belongs to root and is open to its group, so the server makes a private folder in it.
    await mkdir(join(folder, 'data'))
    await chmod(join(folder, 'data'), 0o777)
    store = await startS3()
    const compose = parse(readFileSync(join(ROOT, 'deploy', 'compose.yaml'), 'utf8'), { merge: true })
    environment = {
      PATH: process.env.PATH ?? '',
      ...image.environment,
      ...compose.services['app-1'].environment,
      DATA_DIR: join(folder, image.environment.DATA_DIR ?? ''),
      SITES_DIR: join(ROOT, 'sites'),
      // The system gives them; the line of the start says which.
      PORT: '0',
      OPERATIONS_PORT: '0',
      DATABASE_URL: await freshPostgres(),
      OBJECTS_URL: store.url,
      SMTP_URL: 'smtp://127.0.0.1:1025',
      SMS_TO_FOLDER: '1',
      COOKIE_SECRET: 'a cookie secret for the test of the container',
    }
    server = run(image.command, 'pipe')
    await new Promise<void>((resolve) => {
      server.on('exit', () => resolve())
      for (const stream of [server.stdout, server.stderr])
        stream?.on('data', (text) => {
          output.push(String(text))
          const [, port, operationsPort] = / on port (\d+), operations port (\d+)/.exec(output.join('')) ?? []
          if (port === undefined || operationsPort === undefined) return
          environment = { ...environment, PORT: port, OPERATIONS_PORT: operationsPort }
          resolve()
        })
    })
  })
  afterAll(async () => {
    server.kill('SIGKILL')
    await store.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('OPS-4 starts in production from the files that the image has, and passes its own health check', async () => {
    expect(server.exitCode, output.join('')).toBeNull()
    expect(output.join('')).toMatch(/Forecourt \S+ serves 3 sites/)
    await expect.poll(() => ended(run(image.healthcheck, 'ignore'))).toBe(0)
    expect(await statusOf(environment.PORT, '/', 'www.southsidecars.example')).toBe(200)
    expect(await statusOf(environment.PORT, '/', 'southside-cars.localhost')).toBe(404)
    // The welcome is a demonstration's.
    expect(await statusOf(environment.PORT, '/', 'localhost')).toBe(404)
    // C-10: each line is JSON.
    expect(
      output
        .join('')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('{')),
    ).toEqual([])
  })

  it.each([
    ['www.southsidecars.example', 200],
    ['SouthsideCars.example', 200],
    ['southside-cars.localhost', 404],
    ['evil.southsidecars.example', 404],
    ['www.southsidecars.example:443', 404],
    ['127.0.0.1', 404],
  ])('OPS-4 answers the proxy about %s with %i', async (name, status) => {
    const path = `/hostnames/known?domain=${encodeURIComponent(name)}`
    expect(await statusOf(environment.OPERATIONS_PORT, path, 'app')).toBe(status)
    // Only the operations port knows the address.
    expect(await statusOf(environment.PORT, path, 'www.southsidecars.example')).toBe(404)
  })

  it('OPS-6 ends by itself after SIGTERM, with status 0, and is unhealthy from then on', async () => {
    server.kill('SIGTERM')
    await expect.poll(() => ended(run(image.healthcheck, 'ignore'))).toBe(1)
    expect(await ended(server)).toBe(0)
  })

  function run([program = '', ...args]: readonly string[], stdio: 'pipe' | 'ignore'): ChildProcess {
    return spawn(program === 'node' ? process.execPath : program, args, {
      cwd: join(folder, 'app'),
      env: environment,
      stdio: ['ignore', stdio, stdio],
    })
  }
})

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

/** Asks with the headers of the proxy, which has taken the visitor's https connection. */
function statusOf(port: string | undefined, path: string, host: string): Promise<number> {
  const headers = { Host: host, 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'https' }
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}
