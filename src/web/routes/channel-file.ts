import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { channelFile } from '#operations/channel/channel-file.ts'
import { orNotFound } from '../or-not-found.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

const compress = promisify(gzip)

/** OUT-1: the file of a channel at its secret address. A partner that has it already gets a 304. */
export async function loader(args: RouteArgs<{ readonly name?: string }>) {
  const file = orNotFound(await channelFile(contextOf(args), String('name' in args.params ? args.params.name : '')))
  const requestHeaders = args.request.headers
  const { tag } = file
  const headers = {
    ETag: tag,
    'Cache-Control': 'private, no-cache',
    'X-Robots-Tag': 'noindex',
    Vary: 'Accept-Encoding',
  }
  const has = (requestHeaders.get('If-None-Match') ?? '').split(',').map((each) => each.trim())
  if (has.includes(tag)) return new Response(null, { status: 304, headers })
  const type = { 'Content-Type': file.contentType }
  if (!/(^|,)\s*gzip\s*(,|$)/i.test(requestHeaders.get('Accept-Encoding') ?? ''))
    return new Response(file.body, { headers: { ...headers, ...type } })
  const body = new Uint8Array(await compress(file.body))
  return new Response(body, { headers: { ...headers, ...type, 'Content-Encoding': 'gzip' } })
}
