import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import type SftpClient from 'ssh2-sftp-client'
import { withoutEnd } from '#domain/without-ends.ts'
import { serverAddress } from './server-address.ts'

export interface SftpLogin {
  readonly host: string
  readonly port: number
  readonly username: string
  /** A password, or a private key as text (it begins with '-----BEGIN'). */
  readonly password: string
  /** 'SHA256:…', as ssh-keygen -l prints it. */
  readonly hostKey: string
}

/** What ends a connection's work, and where it may go. */
export interface SftpLimits {
  readonly deadline: number
  /** 'host:port' of systems inside the network that may be called. */
  readonly insideHosts: readonly string[]
  readonly signal: AbortSignal
}

/** The server shows another key than the pinned one; no password was sent. */
export class OtherHostKey extends Error {
  readonly shown: string
  constructor(shown: string) {
    super(`the server shows another key: ${shown}`)
    this.shown = shown
  }
}

/** Does work on the server that has the pinned key, and ends the connection. */
export async function withSftp<Result>(
  { host, port, username, password, hostKey }: SftpLogin,
  { deadline, insideHosts, signal }: SftpLimits,
  work: (client: SftpClient) => Promise<Result>,
): Promise<Result> {
  const address = await serverAddress(host, port, insideHosts)
  // Loaded when it is needed: most servers never speak SFTP.
  const { default: Client } = await import('ssh2-sftp-client')
  // No listener of the library's own: it writes to the console.
  const client = new Client('forecourt', { error: () => {}, end: () => {}, close: () => {} })
  const giveUp = () => void client.end().catch(() => {})
  signal.addEventListener('abort', giveUp)
  let presentedKey = hostKey
  // SFTP is many small messages in turn: without this each waits until the one before is acknowledged, 40 ms or more.
  const sock = connect({ host: address, port, noDelay: true })
  // The client reports it too; an error without a listener would end the process.
  sock.on('error', () => {})
  try {
    await client.connect({
      sock,
      username,
      ...proofOf(password),
      readyTimeout: Math.min(deadline, CONNECT_MS),
      hostVerifier: (key: Buffer) => {
        presentedKey = fingerprint(key)
        return presentedKey === hostKey
      },
    })
    return await work(client)
  } catch (error) {
    throw presentedKey === hostKey ? error : new OtherHostKey(presentedKey)
  } finally {
    signal.removeEventListener('abort', giveUp)
    await client.end().catch(() => {})
    sock.destroy()
  }
}

/** K-13: a key in the environment may have its line ends as \\n. */
function proofOf(secret: string): { readonly password: string } | { readonly privateKey: string } {
  return secret.startsWith('-----BEGIN') ? { privateKey: secret.replaceAll('\\n', '\n') } : { password: secret }
}

const CONNECT_MS = 20_000

/** As ssh-keygen -l prints it. */
export function fingerprint(key: Buffer): string {
  return `SHA256:${withoutEnd(createHash('sha256').update(key).digest('base64'), '=')}`
}
