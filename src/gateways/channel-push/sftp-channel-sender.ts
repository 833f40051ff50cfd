import type SftpClient from 'ssh2-sftp-client'
import { cutText } from '#domain/cut-text.ts'
import { otherHostFault } from '#domain/password-host.ts'
import { OtherHostKey, withSftp } from '../connect-sftp.ts'
import { serverFault } from '../server-faults.ts'
import type { ChannelSender, SendOutcome } from './channel-sender.ts'

export interface ChannelSenderOptions {
  /** Passwords by account, from CHANNEL_SECRET_{ACCOUNT}. */
  readonly secrets: Readonly<Record<string, string>>
  /** S3-17: the servers that passwords are for, from CHANNEL_HOST_{ACCOUNT}. */
  readonly hosts?: Readonly<Record<string, string>>
  /** 'host:port' of systems inside the network that a site's files may be sent to, by the site's slug. */
  readonly insideHosts: Readonly<Record<string, readonly string[]>>
  /** Of a whole sending, in milliseconds. */
  readonly deadline?: number
}

export const SEND_DEADLINE_MS = 2 * 60_000

/** OUT-1: sends files over SFTP to the server that has the pinned key. */
export function createSftpChannelSender({
  secrets,
  hosts = {},
  insideHosts: insideHostsBySite,
  deadline = SEND_DEADLINE_MS,
}: ChannelSenderOptions): ChannelSender {
  return {
    hasPassword: (account) => account in secrets,
    async send({ siteSlug, target, account, body }) {
      const password = secrets[account]
      if (password === undefined) return failed('was not called: there is no password in the environment')
      const otherHost = otherHostFault(hosts[account], target)
      if (otherHost !== null) return failed(otherHost)
      const signal = AbortSignal.timeout(deadline)
      const insideHosts = insideHostsBySite[siteSlug] ?? []
      const content = Buffer.from(body)
      try {
        await withSftp({ ...target, password }, { deadline, insideHosts, signal }, (client) =>
          putWhole(client, target.path, content),
        )
        return { ok: true }
      } catch (error) {
        if (error instanceof OtherHostKey)
          return failed(
            `shows another key than the one entered here (${error.shown}): ask the partner whether they changed it before you accept it`,
          )
        if (signal.aborted) return failed(`was not done after ${deadline / 1000} seconds`)
        return failed(faultOf(error))
      }
    },
  }
}

/** A reader finds the file before this one or the whole of this one: it gets its name when all of it is there. */
async function putWhole(client: SftpClient, path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.part`
  // K-18: as OpenSSH's own client leaves files; without a mode a server may let everyone write.
  await client.put(content, unfinished, { writeStreamOptions: { mode: 0o644 } })
  const { size } = await client.stat(unfinished)
  if (size !== content.length) throw new Error(`The server has ${size} bytes of ${content.length}`)
  try {
    await client.posixRename(unfinished, path)
  } catch (error) {
    if (!(error instanceof Error && /not support/.test(error.message))) throw error
    // Plain renaming refuses a name that is taken.
    await client.delete(path, true)
    await client.rename(unfinished, path)
  }
}

function failed(fault: string): SendOutcome {
  return { ok: false, fault }
}

function faultOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const ownFault = OWN_FAULTS.find(([pattern]) => pattern.test(message))
  return ownFault?.[1] ?? serverFault(error) ?? `failed: ${cutText(message, 200)}`
}

/** What a fault means to a sender, where that differs from what it means to a reader. */
const OWN_FAULTS: readonly (readonly [RegExp, string])[] = [
  [/permission denied/i, 'does not let this user write the file: check the path, and the user’s rights'],
  [/no such file/i, 'has no such folder: check the path'],
  [/bytes of/, 'has only a part of the file'],
  [/unexpected (?:end|close)/i, 'broke off before it had the whole file'],
]
