import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** The client's address, for limits and for telling visitors apart; it is never logged nor stored. */
export function clientAddress(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
  return forwarded || getConnInfo(context).remote.address || 'unknown'
}

/** 'https://dealer.example': what links and leads name. A proxy of ours says whether the visitor came by https. */
export function requestOrigin(context: Context, trustProxy: boolean): string {
  const url = new URL(context.req.url)
  const forwarded = trustProxy ? context.req.header('X-Forwarded-Proto') : undefined
  const protocol = forwarded === 'https' || forwarded === 'http' ? forwarded : url.protocol.slice(0, -1)
  return `${protocol}://${url.host}`
}
