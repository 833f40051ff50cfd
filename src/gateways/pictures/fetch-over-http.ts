import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openRequest } from '../http-call.ts'
import type { FetchLimits } from './fetch-limits.ts'
import type { Fetched, PictureMarks } from './fetched.ts'

export interface HttpFetch {
  readonly address: string
  /** ETag and Last-Modified of the stored copy; null fetches unconditionally. */
  readonly marks: PictureMarks | null
  /** File to write to. */
  readonly file: string
  readonly limits: FetchLimits
  /** 'host:port' of internal systems that may be called. */
  readonly insideHosts: readonly string[]
  /** Aborts the fetch. */
  readonly giveUp: AbortSignal
}

/**
 * Downloads a picture from a dealer's server to a file. Checks every address, including redirects, before calling it,
 * and limits time and bytes: the feed names the URL, and the dealer may have been hacked.
 */
export async function fetchOverHttp({
  address,
  marks,
  file,
  limits,
  insideHosts,
  giveUp,
}: HttpFetch): Promise<Fetched> {
  const signal = AbortSignal.any([giveUp, AbortSignal.timeout(limits.deadline)])
  try {
    const answer = await follow(address, marks, limits, { insideHosts, signal })
    if (typeof answer === 'string') return { kind: 'failed', fault: answer }
    const { statusCode = 0, headers } = answer
    if (statusCode !== 200) answer.destroy()
    if (statusCode === 304 && marks !== null) return { kind: 'unchanged' }
    if (statusCode !== 200) return { kind: 'failed', fault: `answered ${statusCode}` }
    const fits = await save(answer, file, limits.bytes, signal)
    if (!fits) return { kind: 'failed', fault: `is larger than ${limits.bytes / 1024 / 1024} MB` }
    return { kind: 'fetched', file, etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null }
  } catch (error) {
    // Any failure of a remote server is an expected outcome, not a bug.
    if (giveUp.aborted) return { kind: 'given-up' }
    if (signal.aborted) return { kind: 'failed', fault: `was not there after ${limits.deadline / 1000} seconds` }
    return { kind: 'failed', fault: error instanceof Error ? error.message : String(error) }
  }
}

async function follow(
  address: string,
  marks: PictureMarks | null,
  { redirects }: FetchLimits,
  { insideHosts, signal }: { readonly insideHosts: readonly string[]; readonly signal: AbortSignal },
): Promise<IncomingMessage | string> {
  let url = new URL(address)
  for (let hop = 0; hop <= redirects; hop += 1) {
    if (!/^https?:$/.test(url.protocol)) return `leads to ${url.protocol}, which is not called`
    const answer = await call(url, marks, !insideHosts.includes(url.host), signal)
    const { location } = answer.headers
    if (!REDIRECTS.includes(answer.statusCode ?? 0) || location === undefined) return answer
    answer.destroy()
    if (!URL.canParse(location, url)) return 'redirects to an invalid URL'
    url = new URL(location, url)
  }
  return `redirects more than ${redirects} times`
}

const REDIRECTS = [301, 302, 303, 307, 308]

function call(url: URL, marks: PictureMarks | null, outsideOnly: boolean, signal: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const request = openRequest({
    method: 'GET',
    url,
    headers: {
      Accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif',
      // The limit counts uncompressed bytes.
      'Accept-Encoding': 'identity',
      'User-Agent': 'Forecourt-Pictures/1',
      ...(marks?.etag && { 'If-None-Match': marks.etag }),
      ...(marks?.lastModified && { 'If-Modified-Since': marks.lastModified }),
    },
    outsideOnly,
    signal,
  })
  request.on('error', reject)
  request.on('response', resolve)
  request.end()
  return promise
}

/** Returns false if there are more than `most` bytes. */
async function save(answer: IncomingMessage, file: string, most: number, signal: AbortSignal): Promise<boolean> {
  if (Number(answer.headers['content-length'] ?? 0) > most) {
    answer.destroy()
    return false
  }
  let bytes = 0
  const limit = new Transform({
    transform(part: Buffer, _encoding, done) {
      bytes += part.length
      if (bytes > most) done(new Error('too large'))
      else done(null, part)
    },
  })
  try {
    await pipeline(answer, limit, createWriteStream(file), { signal })
    return true
  } catch (error) {
    if (bytes > most) return false
    throw error
  }
}
