import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { Client } from 'basic-ftp'
import { fileState, NO_MARKS } from '#domain/intake/settled-file.ts'
import { limitTo, sizeText } from '../save-limited.ts'
import { serverAddress } from '../server-address.ts'
import { isNoFile, noFile } from './no-file.ts'
import type { PullParts, RawPull } from './pull-parts.ts'
import { firstLook } from './pull-sftp.ts'
import { remoteFolder, remotePath } from './remote-path.ts'

const PORT = 21

/** INTAKE-2: fetches a file over FTP with TLS, never without, once the file has stopped growing. */
export async function pullFtps(parts: PullParts): Promise<RawPull> {
  const { request, password, limits, insideHosts, authorities, signal, target } = parts
  const { definition, had, lastLook, now } = request
  if (password === null) return { kind: 'failed', fault: 'was not called: there is no password in the environment' }
  const url = new URL(definition.address)
  const port = Number(url.port || PORT)
  const host = await serverAddress(url.hostname, port, insideHosts)
  const client = new Client(IDLE_MS)
  const giveUp = () => client.close()
  signal.addEventListener('abort', giveUp)
  const path = remotePath(url)
  try {
    await client.access({
      host,
      port,
      user: definition.username,
      password,
      secure: true,
      secureOptions: { servername: url.hostname, ...(authorities.length > 0 && { ca: [...authorities] }) },
    })
    const look = async () => ({
      ...NO_MARKS,
      size: await client.size(path),
      modifiedAt: (await client.lastMod(path).catch(() => null))?.getTime() ?? null,
    })
    const marks = await look()
    const state = fileState(marks, had, lastLook, now)
    if (state === 'unchanged') return { kind: 'unchanged' }
    if (state === 'growing' && !request.isTrial) return { kind: 'growing', look: firstLook(marks, lastLook, now) }
    if (marks.size > limits.bytes)
      return { kind: 'unusable', fault: `The file is larger than ${sizeText(limits.bytes)}; it was not read.` }
    const limit = limitTo(limits.bytes)
    await Promise.all([pipeline(limit, createWriteStream(target), { signal }), client.downloadTo(limit, path)])
    const after = await look()
    if (after.size !== marks.size || after.modifiedAt !== marks.modifiedAt)
      return { kind: 'growing', look: { marks: after, at: now } }
    // A server may end a transfer early and call it complete.
    if ((await stat(target)).size !== marks.size)
      return { kind: 'failed', fault: 'broke off in the middle of the file' }
    return { kind: 'fetched', name: path.split('/').at(-1) || 'feed', marks }
  } catch (error) {
    if (request.isTrial && isNoFile(error)) return noFile(await filesIn(client, path))
    throw error
  } finally {
    signal.removeEventListener('abort', giveUp)
    client.close()
  }
}

/** The names of the files beside one that is not there; none if the folder cannot be listed either. */
async function filesIn(client: Client, path: string): Promise<readonly string[]> {
  const all = await client.list(remoteFolder(path)).catch(() => [])
  return all.filter(({ isFile }) => isFile).map(({ name }) => name)
}

const IDLE_MS = 30_000
