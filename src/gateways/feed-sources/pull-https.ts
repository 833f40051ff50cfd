import type { IncomingMessage } from 'node:http'
import { NO_MARKS } from '#domain/intake/settled-file.ts'
import { openRequest } from '../http-call.ts'
import { saveLimited, sizeText } from '../save-limited.ts'
import type { PullParts, RawPull } from './pull-parts.ts'

/** INTAKE-2: fetches a file over HTTPS, unless the server says that it is the one that we have. Every redirect is checked like the first address. */
export async function pullHttps({
  request,
  password,
  limits,
  insideHosts,
  signal,
  target,
}: PullParts): Promise<RawPull> {
  const { definition, had } = request
  const first = new URL(definition.address)
  let url = first
  for (let hop = 0; hop <= limits.redirects; hop += 1) {
    const isInside = insideHosts.includes(url.host)
    if (url.protocol !== 'https:' && !isInside) return failed('leads to an address without https, which is not called')
    const answer = await call(url, {
      outsideOnly: !isInside,
      signal,
      headers: {
        Accept: 'text/csv, application/json, application/xml, text/plain, application/zip, */*;q=0.5',
        'Accept-Encoding': 'identity',
        'User-Agent': 'Forecourt-Feeds/1',
        ...(had?.etag && { 'If-None-Match': had.etag }),
        ...(had?.lastModified && { 'If-Modified-Since': had.lastModified }),
        // The password is for the server that the dealer named, never for one that it redirects to.
        ...(definition.username !== '' &&
          url.origin === first.origin && { Authorization: basic(definition.username, password) }),
      },
    })
    const { statusCode = 0, headers } = answer
    if (REDIRECTS.includes(statusCode) && headers.location !== undefined && URL.canParse(headers.location, url)) {
      answer.destroy()
      url = new URL(headers.location, url)
      continue
    }
    if (statusCode !== 200) answer.destroy()
    if (statusCode === 304 && had !== null) return { kind: 'unchanged' }
    if (statusCode === 401 || statusCode === 403)
      return failed(`refused us (answer ${statusCode}): check user name and password`)
    if (statusCode === 404) return failed('has no such file (answer 404): check the address')
    if (statusCode !== 200) return failed(`answered ${statusCode}`)
    const length = Number(headers['content-length'] ?? Number.NaN)
    if (length > limits.bytes) {
      answer.destroy()
      return { kind: 'unusable', fault: `The file is larger than ${sizeText(limits.bytes)}; it was not read.` }
    }
    await saveLimited(answer, target, limits.bytes, signal)
    return {
      kind: 'fetched',
      name: url.pathname.split('/').at(-1) || 'feed',
      marks: { ...NO_MARKS, etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null },
    }
  }
  return failed(`redirects more than ${limits.redirects} times`)
}

const REDIRECTS = [301, 302, 303, 307, 308]

function failed(fault: string): RawPull {
  return { kind: 'failed', fault }
}

function basic(username: string, password: string | null): string {
  return `Basic ${Buffer.from(`${username}:${password ?? ''}`).toString('base64')}`
}

function call(
  url: URL,
  options: {
    readonly outsideOnly: boolean
    readonly signal: AbortSignal
    readonly headers: Readonly<Record<string, string>>
  },
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const request = openRequest({ method: 'GET', url, ...options })
  request.on('error', reject)
  request.on('response', resolve)
  request.end()
  return promise
}
