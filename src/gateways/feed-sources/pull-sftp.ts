import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { fileState, NO_MARKS } from '#domain/intake/settled-file.ts'
import type { PullParts, RawPull } from './pull-parts.ts'
import { saveLimited, sizeText } from './save-limited.ts'
import { serverAddress } from './server-address.ts'

const PORT = 22

/** INTAKE-2: fetches a file over SFTP from the server that has the pinned key, once the file has stopped growing. */
export async function pullSftp({
  request,
  password,
  limits,
  insideHosts,
  signal,
  target,
}: PullParts): Promise<RawPull> {
  const { definition, had, lastLook, now } = request
  if (password === null) return { kind: 'failed', fault: 'was not called: there is no password in the environment' }
  const url = new URL(definition.address)
  const port = Number(url.port || PORT)
  const host = await serverAddress(url, port, insideHosts)
  const Client = await sftpClient()
  if (Client === null) return { kind: 'failed', fault: 'was not called: this installation has no package for SFTP' }
  // No listener of the library's own: it writes to the console.
  const client = new Client('feed', { error: () => {}, end: () => {}, close: () => {} })
  const giveUp = () => void client.end().catch(() => {})
  signal.addEventListener('abort', giveUp)
  let shown: string | null = null
  try {
    await client.connect({
      host,
      port,
      username: definition.username,
      password,
      readyTimeout: Math.min(limits.deadline, CONNECT_MS),
      hostVerifier: (key: Buffer) => {
        shown = fingerprint(key)
        return shown === definition.hostKey
      },
    })
    const path = decodeURIComponent(url.pathname)
    const stats = await client.stat(path)
    if (!stats.isFile) return { kind: 'failed', fault: `has no file ${path}` }
    const marks = { ...NO_MARKS, size: stats.size, modifiedAt: stats.modifyTime }
    const state = fileState(marks, had, lastLook, now)
    if (state === 'unchanged') return { kind: 'unchanged' }
    if (state === 'growing') return { kind: 'growing', look: firstLook(marks, lastLook, now) }
    if (stats.size > limits.bytes)
      return { kind: 'unusable', fault: `The file is larger than ${sizeText(limits.bytes)}; it was not read.` }
    await saveLimited(client.createReadStream(path) as unknown as Readable, target, limits.bytes, signal)
    const after = await client.stat(path)
    if (after.size !== stats.size || after.modifyTime !== stats.modifyTime)
      return { kind: 'growing', look: { marks: { ...marks, size: after.size, modifiedAt: after.modifyTime }, at: now } }
    return { kind: 'fetched', name: path.split('/').at(-1) || 'feed', marks }
  } catch (error) {
    if (shown !== null && shown !== definition.hostKey)
      return {
        kind: 'failed',
        fault: `shows another key than the one of this feed (${shown}): ask the sender whether they changed it before you accept it`,
      }
    throw error
  } finally {
    signal.removeEventListener('abort', giveUp)
    await client.end().catch(() => {})
  }
}

/** Null where the package is not installed: it has an install script, which packages of production may not (M13). */
async function sftpClient() {
  return import('ssh2-sftp-client').then(
    (loaded) => loaded.default,
    () => null,
  )
}

const CONNECT_MS = 20_000

/** As ssh-keygen -l prints it. */
export function fingerprint(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`
}

/** The first look at this state of the file counts: a later one would begin the wait again. */
export function firstLook(
  marks: NonNullable<PullParts['request']['lastLook']>['marks'],
  lastLook: PullParts['request']['lastLook'],
  now: Date,
) {
  const isSame = lastLook?.marks.size === marks.size && lastLook.marks.modifiedAt === marks.modifiedAt
  return isSame && lastLook ? lastLook : { marks, at: now }
}
