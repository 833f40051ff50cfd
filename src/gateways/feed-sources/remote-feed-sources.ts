import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { cutText } from '#domain/cut-text.ts'
import { isPulled } from '#domain/intake/feed-definition.ts'
import { otherHostFault } from '#domain/password-host.ts'
import { hashOfFile, TooLarge } from '../save-limited.ts'
import { serverFault } from '../server-faults.ts'
import {
  FEED_LIMITS,
  type FeedLimits,
  type FeedSources,
  type Pulled,
  type PullRequest,
  TRIAL_DEADLINE,
} from './feed-sources.ts'
import { pullFtps } from './pull-ftps.ts'
import { pullHttps } from './pull-https.ts'
import type { RawPull } from './pull-parts.ts'
import { pullSftp } from './pull-sftp.ts'

export interface FeedSourcesOptions {
  /** Passwords by account, from FEED_SECRET_{ACCOUNT}. */
  readonly secrets: Readonly<Record<string, string>>
  /** S3-17: the servers that passwords are for, from FEED_HOST_{ACCOUNT}. */
  readonly hosts?: Readonly<Record<string, string>>
  /** 'host:port' of systems inside the network that a site's feeds may be fetched from, by the site's slug. */
  readonly insideHosts: Readonly<Record<string, readonly string[]>>
  readonly limits?: Partial<FeedLimits>
  readonly authorities?: readonly string[]
}

const WAYS = { https: pullHttps, sftp: pullSftp, ftps: pullFtps } as const

/** Fetches files over HTTPS, SFTP and FTPS, with limits on time and bytes. */
export function createFeedSources({
  secrets,
  hosts = {},
  insideHosts: insideHostsBySite,
  limits: changes,
  authorities = [],
}: FeedSourcesOptions): FeedSources {
  const usual = { ...FEED_LIMITS, ...changes }
  return {
    secretsOf: (siteSlug) =>
      Object.keys(secrets)
        .filter((account) => account.slice(0, account.lastIndexOf('--')) === siteSlug)
        .map((account) => account.slice(siteSlug.length + 2))
        .toSorted(),
    async pull(request) {
      const { way } = request.definition
      if (!isPulled(way)) return { kind: 'failed', fault: 'was not called: this feed sends its cars itself' }
      const limits = request.isTrial ? { ...usual, deadline: Math.min(usual.deadline, TRIAL_DEADLINE) } : usual
      const signal = AbortSignal.timeout(limits.deadline)
      const target = join(request.folder, 'received')
      const password = secrets[request.account] ?? null
      const otherHost = password === null ? null : hostFault(hosts, request)
      if (otherHost !== null) return { kind: 'failed', fault: otherHost }
      const insideHosts = insideHostsBySite[request.siteSlug] ?? []
      const raw = await WAYS[way]({ request, password, limits, insideHosts, authorities, signal, target }).catch(
        (error: unknown) => faultOf(error, limits, signal),
      )
      return raw.kind === 'fetched' ? received(raw, target, request) : raw
    },
  }
}

/** S3-17: why the password does not go where the feed's address is; null: it may, or the way sends none. */
function hostFault(hosts: Readonly<Record<string, string>>, { definition, account }: PullRequest): string | null {
  const { way, address, username } = definition
  if (!isPulled(way) || (way === 'https' && username === '')) return null
  const { hostname: host, port } = new URL(address)
  return otherHostFault(hosts[account], { host, port: port || PORTS[way] })
}

const PORTS = { https: '443', sftp: '22', ftps: '21' } as const

async function received(
  { name, marks }: Extract<RawPull, { kind: 'fetched' }>,
  path: string,
  { definition }: PullRequest,
): Promise<Pulled> {
  const [{ size: bytes }, hash] = await Promise.all([stat(path), hashOfFile(path)])
  const feedMarks = definition.way === 'https' ? { ...marks, size: bytes } : marks
  return { kind: 'fetched', file: { path, name, bytes, hash }, marks: feedMarks }
}

/** Any failure of a remote server is an outcome, not a bug. */
function faultOf(error: unknown, limits: FeedLimits, signal: AbortSignal): RawPull {
  if (error instanceof TooLarge) return { kind: 'unusable', fault: `The file ${error.message}; it was not read.` }
  if (signal.aborted) return { kind: 'failed', fault: `was not done after ${limits.deadline / 1000} seconds` }
  const message = error instanceof Error ? error.message : String(error)
  return { kind: 'failed', fault: serverFault(error) ?? `failed: ${cutText(message, 200)}` }
}
