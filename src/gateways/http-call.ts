import { type ClientRequest, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { isOutside, lookupOutside } from './outside-address.ts'

export interface HttpCall {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Whether the URL comes from a dealer, who must not reach our internal network (outside-address.ts). */
  readonly outsideOnly: boolean
  /** Timeout of the whole call in milliseconds. */
  readonly deadline: number
}

export interface HttpAnswer {
  readonly status: number
  /** At most LONGEST_ANSWER bytes. */
  readonly body: string
}

/**
 * Makes one HTTP call without following redirects. Rejects on timeout, or if the address is internal and `outsideOnly`
 * is set.
 */
export async function httpCall({ body, deadline, headers, ...call }: HttpCall): Promise<HttpAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<HttpAnswer>()
  const request = openRequest({
    ...call,
    headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
    signal: AbortSignal.timeout(deadline),
  })
  request.on('error', reject)
  request.on('response', (response) => {
    const parts: Buffer[] = []
    let length = 0
    const finish = () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') })
    response.on('data', (part: Buffer) => {
      parts.push(part.subarray(0, LONGEST_ANSWER - length))
      length += part.length
      if (length < LONGEST_ANSWER) return
      finish()
      request.destroy()
    })
    response.on('end', finish)
    response.on('error', reject)
  })
  request.end(body)
  return promise
}

export interface HttpRequest extends Pick<HttpCall, 'method' | 'url' | 'headers' | 'outsideOnly'> {
  readonly signal: AbortSignal
}

/** Opens a request; the caller ends it. Throws if `outsideOnly` is set and the address is internal. */
export function openRequest({ method, url, headers, outsideOnly, signal }: HttpRequest): ClientRequest {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (outsideOnly && isIP(host) !== 0 && !isOutside(host))
    throw new Error(`${host} is an address inside the network, which is never called`)
  return (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
    method,
    headers,
    signal,
    // No keep-alive: a connection that the other side has closed would fail the next call.
    agent: false,
    ...(outsideOnly ? { lookup: lookupOutside } : {}),
  })
}

const LONGEST_ANSWER = 256 * 1024
