// Plain JavaScript that runs on the machine's own Node (20.19 or later) before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const binaries = join(root, 'node_modules', '.bin')
const buildMark = join(root, 'build', '.forecourt-build')
/** Of those that scripts/write-options.mjs writes, the ones that everything needs. */
const OPTION_FILES = ['sites/site.schema.json', 'docs/options.md']
/** Only a release (scripts/release.mjs) has this file: its pages are built, and packages are installed beforehand. */
export const RELEASE_MARK = 'release.json'
export const isRelease = existsSync(join(root, RELEASE_MARK))

/** What building and running need, and what tests and checks need besides. Each has a mark file in node_modules. */
const INSTALLS = { running: '.forecourt-install-running', everything: '.forecourt-install' }

/** The oldest Node that runs the sources as they are. */
const OLDEST_MAJOR = 24
const ownNode = join(binaries, 'node')
/** The package that has Node for this machine: one of the optional dependencies. */
const nodePackage = `${process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${process.platform}-${process.arch}`

/** The Node that runs npm scripts and all our programs: the project's own, or else the machine's if it is new enough. */
export function node() {
  if (existsSync(ownNode)) return ownNode
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_MAJOR) return process.execPath
  return fail(
    `Forecourt runs on Node ${OLDEST_MAJOR} or later. This is ${process.versions.node}, and npm has installed none into ${binaries}: install Node ${OLDEST_MAJOR} and try again.`,
  )
}

/** The environment for our programs, with the project's Node first in PATH. */
export function environment(extra = {}) {
  return { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`, ...extra }
}

export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Installs what building and running need, unless it is up to date. */
export function ensureInstalled() {
  if (isRelease) {
    if (existsSync(join(root, 'node_modules'))) return
    fail(`The packages of this release are missing: run npm ci --omit=dev --ignore-scripts in ${root}.`)
  }
  if (isInstalled(INSTALLS.running) || isInstalled(INSTALLS.everything)) return
  // Without them `npm start` would remove the packages of tests, which may be running.
  if (hasTestPackages()) return ensureAllInstalled()
  install(['ci', '--omit=dev', '--include=optional', '--ignore-scripts'], INSTALLS.running)
}

/** Installs the packages of tests and checks too. */
export function ensureAllInstalled() {
  if (isInstalled(INSTALLS.everything)) return
  // `npm ci` deletes node_modules, and a server or tests may be running from it; `npm install` adds what is missing.
  const isInUse = isInstalled(INSTALLS.running) || hasTestPackages()
  const how = isInUse ? ['install', '--no-save'] : ['ci']
  install([...how, '--include=dev', '--include=optional'], INSTALLS.everything)
}

function isInstalled(mark) {
  return read(join(root, 'node_modules', mark)) === wantedPackages()
}

/** Also those of an older lock file, and those that a plain `npm ci` installed, which leaves no mark. */
function hasTestPackages() {
  return existsSync(join(root, 'node_modules', 'vitest'))
}

function wantedPackages() {
  return fingerprint([join(root, 'package.json'), join(root, 'package-lock.json')])
}

function install(args, mark) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    fail(
      `Forecourt needs Node 20.19 or later to start; this is ${process.versions.node}. Install a newer Node and try again.`,
    )
  console.log('Installing packages (the first time takes a minute) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const result = spawnSync(npm, [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // The arguments say which packages, whatever NODE_ENV says.
    env: { ...process.env, NODE_ENV: '' },
    shell: process.platform === 'win32',
  })
  if (result.error)
    fail(`npm could not be started: ${result.error.message}. It comes with Node; check that it is on the PATH.`)
  if (result.status !== 0)
    fail(
      `npm ${args[0]} ended with ${result.status}: the packages could not be installed into ${join(root, 'node_modules')}. The lines above say why.`,
    )
  linkNode()
  writeFileSync(join(root, 'node_modules', mark), wantedPackages())
}

/** Links the package's Node into .bin, which npm 10 leaves out, because the packages of other platforms have the same name for theirs. */
function linkNode() {
  if (existsSync(ownNode) || !existsSync(join(root, 'node_modules', nodePackage, 'bin', 'node'))) return
  mkdirSync(binaries, { recursive: true })
  symlinkSync(join('..', nodePackage, 'bin', 'node'), ownNode)
}

/** Builds the pages and writes the options' files, unless the sources are unchanged since the last build. */
export function ensureBuilt() {
  if (isRelease) return
  const sources = ['src', 'fixtures', 'vite.config.ts', 'package-lock.json'].map((name) => join(root, name))
  const wanted = fingerprint(sources)
  const isBuilt = read(buildMark) === wanted
  // Git deletes the latter when it leaves a version that still has them.
  if (isBuilt && OPTION_FILES.every((file) => existsSync(join(root, file)))) return
  if (!isBuilt) {
    console.log('Building the pages …')
    buildPart('The pages', 'vite', ['build', '--app'])
  }
  buildPart('The options’ files', 'node', [join('scripts', 'write-options.mjs')])
  mkdirSync(dirname(buildMark), { recursive: true })
  writeFileSync(buildMark, wanted)
}

function buildPart(part, tool, args) {
  const result = run(tool, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  if (result.status === 0) return
  process.stderr.write(result.stdout ?? '')
  process.stderr.write(result.stderr ?? '')
  fail(`${part} could not be built. The lines above say why.`)
}

/** Runs one of the project's tools on the project's Node and waits for it. */
export function run(tool, args, options = {}) {
  const file = tool === 'node' ? node() : join(binaries, process.platform === 'win32' ? `${tool}.cmd` : tool)
  return spawnSync(file, args, {
    cwd: root,
    stdio: 'inherit',
    env: environment({ NODE_ENV: '', ...options.env }),
    shell: process.platform === 'win32',
    ...(options.stdio ? { stdio: options.stdio } : {}),
  })
}

/**
 * The same beside other work. Resolves with the exit status, null if a signal ended it or it could not start, and
 * everything it printed.
 */
export function runAside(tool, args) {
  const file = tool === 'node' ? node() : join(binaries, process.platform === 'win32' ? `${tool}.cmd` : tool)
  const child = spawn(file, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment({ NODE_ENV: '' }),
    shell: process.platform === 'win32',
  })
  const parts = []
  child.stdout.on('data', (part) => parts.push(part))
  child.stderr.on('data', (part) => parts.push(part))
  return new Promise((resolve) => {
    const output = () => Buffer.concat(parts).toString()
    child.once('error', (error) => resolve({ status: null, output: `${output()}${error.message}` }))
    child.once('close', (status) => resolve({ status, output: output() }))
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
