import { type ClientRequest, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { isOutside, lookupOutside } from './outside-address.ts'

export interface HttpCall {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Whether the address comes from someone who must not reach inside by it (outside-address.ts). */
  readonly outsideOnly: boolean
  /** Milliseconds for the whole call. */
  readonly deadline: number
}

export interface HttpAnswer {
  readonly status: number
  /** At most LONGEST_ANSWER bytes of it. */
  readonly body: string
}

/** One call and its answer, redirects not followed. Rejects when there is none in time, or the address is inside. */
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
    const done = () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') })
    response.on('data', (part: Buffer) => {
      parts.push(part.subarray(0, LONGEST_ANSWER - length))
      length += part.length
      if (length < LONGEST_ANSWER) return
      done()
      request.destroy()
    })
    response.on('end', done)
    response.on('error', reject)
  })
  request.end(body)
  return promise
}

export interface HttpRequest extends Pick<HttpCall, 'method' | 'url' | 'headers' | 'outsideOnly'> {
  readonly signal: AbortSignal
}

/** A request that is still to be ended. Throws where it may only leave the network and the address is inside. */
export function openRequest({ method, url, headers, outsideOnly, signal }: HttpRequest): ClientRequest {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (outsideOnly && isIP(host) !== 0 && !isOutside(host))
    throw new Error(`${host} is an address inside the network, which is never called`)
  return (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
    method,
    headers,
    signal,
    // No connection is kept: a kept one that the other side has closed fails a call that never left.
    agent: false,
    ...(outsideOnly ? { lookup: lookupOutside } : {}),
  })
}

const LONGEST_ANSWER = 256 * 1024
