import type { Readable } from 'node:stream'
import type SftpClient from 'ssh2-sftp-client'
import { fileState, NO_MARKS } from '#domain/intake/settled-file.ts'
import { OtherHostKey, withSftp } from '../connect-sftp.ts'
import { saveLimited, sizeText } from '../save-limited.ts'
import { isNoFile, noFile } from './no-file.ts'
import type { PullParts, RawPull } from './pull-parts.ts'
import { remoteFolder, remotePath } from './remote-path.ts'

const PORT = 22

/** INTAKE-2: fetches a file over SFTP from the server that has the pinned key, once the file has stopped growing. */
export async function pullSftp(parts: PullParts): Promise<RawPull> {
  const { request, password, limits, insideHosts, signal } = parts
  const { username, hostKey, address } = request.definition
  const url = new URL(address)
  const path = remotePath(url)
  // Without a password no key is the right one, so that nothing is sent and the server's own is seen.
  const pinned = password === null ? '' : hostKey
  const at = { host: url.hostname, port: Number(url.port || PORT), username, hostKey: pinned }
  try {
    const { deadline } = limits
    const login = { ...at, password: password ?? '' }
    return await withSftp(login, { deadline, insideHosts, signal }, (client) => pullFile(client, path, parts))
  } catch (error) {
    if (!(error instanceof OtherHostKey)) throw error
    return otherKey(error.shown, hostKey)
  }
}

function otherKey(shown: string, hostKey: string): RawPull {
  if (shown === hostKey) return { kind: 'failed', fault: 'was not called: there is no password in the environment' }
  const fault =
    hostKey === ''
      ? `shows the key ${shown}, which no one has confirmed yet`
      : `shows another key (${shown}) than the one of this feed (${hostKey}): ask the sender whether they changed it before you accept it`
  return { kind: 'failed', fault, hostKey: shown }
}

async function pullFile(
  client: SftpClient,
  path: string,
  { request, limits, signal, target }: PullParts,
): Promise<RawPull> {
  const { had, lastLook, now, isTrial = false } = request
  const stats = await client.stat(path).catch((error: unknown) => {
    if (isTrial && isNoFile(error)) return null
    throw error
  })
  if (stats === null) return noFile(await filesIn(client, path))
  if (!stats.isFile) return { kind: 'failed', fault: `has no file ${path}` }
  const marks = { ...NO_MARKS, size: stats.size, modifiedAt: stats.modifyTime }
  const state = fileState(marks, had, lastLook, now)
  if (state === 'unchanged') return { kind: 'unchanged' }
  if (state === 'growing' && !isTrial) return { kind: 'growing', look: firstLook(marks, lastLook, now) }
  if (stats.size > limits.bytes)
    return { kind: 'unusable', fault: `The file is larger than ${sizeText(limits.bytes)}; it was not read.` }
  await saveLimited(client.createReadStream(path) as unknown as Readable, target, limits.bytes, signal)
  const after = await client.stat(path)
  if (after.size !== stats.size || after.modifyTime !== stats.modifyTime)
    return { kind: 'growing', look: { marks: { ...marks, size: after.size, modifiedAt: after.modifyTime }, at: now } }
  return { kind: 'fetched', name: path.split('/').at(-1) || 'feed', marks }
}

/** The names of the files beside one that is not there; none if the folder cannot be listed either. */
async function filesIn(client: SftpClient, path: string): Promise<readonly string[]> {
  const all = await client.list(remoteFolder(path)).catch(() => [])
  return all.filter(({ type }) => type === '-').map(({ name }) => name)
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
