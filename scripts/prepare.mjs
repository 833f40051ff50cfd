// Plain JavaScript that runs on the machine's own Node (20.19 or later) before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const binaries = join(root, 'node_modules', '.bin')
const installMark = join(root, 'node_modules', '.forecourt-install')
const buildMark = join(root, 'build', '.forecourt-build')

/** The project's own Node, which runs npm scripts and all our programs. */
export const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** The environment for our programs, with the project's Node first in PATH. */
export function environment(extra = {}) {
  return { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`, ...extra }
}

export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Installs the packages of package-lock.json, unless they are up to date. */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    fail(
      `Forecourt needs Node 20.19 or later to start; this is ${process.versions.node}. Install a newer Node and try again.`,
    )
  const wanted = fingerprint([join(root, 'package.json'), join(root, 'package-lock.json')])
  if (read(installMark) === wanted && existsSync(node)) return
  console.log('Installing packages (the first time takes a minute) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const result = spawnSync(
    npm,
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      // Development packages build the pages, so install them even if NODE_ENV is production.
      env: { ...process.env, NODE_ENV: '' },
      shell: process.platform === 'win32',
    },
  )
  if (result.error)
    fail(`npm could not be started: ${result.error.message}. It comes with Node; check that it is on the PATH.`)
  if (result.status !== 0)
    fail(
      `npm ci ended with ${result.status}: the packages could not be installed into ${join(root, 'node_modules')}. The lines above say why.`,
    )
  if (!existsSync(node))
    fail(
      `The project's own Node is missing (${node}): the install script of the package "node" did not run. Run npm rebuild node and try again.`,
    )
  writeFileSync(installMark, wanted)
}

/** Builds the pages, unless the sources are unchanged since the last build. */
export function ensureBuilt() {
  const sources = ['src', 'fixtures', 'vite.config.ts', 'package-lock.json'].map((name) => join(root, name))
  const wanted = fingerprint(sources)
  if (read(buildMark) === wanted) return
  console.log('Building the pages …')
  const result = run('vite', ['build', '--app'], { stdio: ['ignore', 'pipe', 'pipe'] })
  if (result.status !== 0) {
    process.stderr.write(result.stdout ?? '')
    process.stderr.write(result.stderr ?? '')
    fail('The pages could not be built. The lines above say why.')
  }
  mkdirSync(dirname(buildMark), { recursive: true })
  writeFileSync(buildMark, wanted)
}

/** Runs one of the project's tools on the project's Node and waits for it. */
export function run(tool, args, options = {}) {
  const file = join(binaries, process.platform === 'win32' ? `${tool}.cmd` : tool)
  return spawnSync(file, args, {
    cwd: root,
    stdio: 'inherit',
    env: environment({ NODE_ENV: '', ...options.env }),
    shell: process.platform === 'win32',
    ...(options.stdio ? { stdio: options.stdio } : {}),
  })
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** One hash over files and folders, by name and content. */
function fingerprint(paths) {
  const hash = createHash('sha256')
  const take = (path) => {
    if (!existsSync(path)) return
    const entries = readdirSafe(path)
    if (entries) for (const entry of entries.sort()) take(join(path, entry))
    else hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  }
  for (const path of paths) take(path)
  return hash.digest('hex')
}

function readdirSafe(path) {
  try {
    return readdirSync(path)
  } catch {
    // A file, not a folder.
    return null
  }
}
