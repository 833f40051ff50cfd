import type { MiddlewareHandler } from 'hono'
import { BODY_WAIT_MS, declaredBytes } from '#operations/bodies/body-limits.ts'
import { paced, UploadCutShort } from '#operations/bodies/paced-upload.ts'
import type { SeatLimit } from '#operations/bodies/seats.ts'
import { ownTurn } from '#operations/own-turn.ts'
import type { BodyKind, BodySettings } from './large-bodies.ts'
import type { SiteVariables } from './site-variables.ts'

/** Why a body was not taken. */
export type NotTaken = 'too-large' | 'too-slow' | 'full'

/**
 * H4-3: a body without files gets a seat, is read at a pace, and gives its seat back before its route runs. The route has
 * it whole or not at all.
 */
export function smallBody(kind: BodyKind, settings: BodySettings): MiddlewareHandler<SiteVariables> {
  const answers = { 'too-large': kind.tooLarge, 'too-slow': kind.tooSlow, full: kind.full }
  return async (context, next) => {
    const { raw } = context.req
    if (raw.body === null) return next()
    const limits = kind.limits(context, declaredBytes(raw.headers))
    const body = await readSmallBody(raw, { most: kind.most, limits }, settings)
    if (typeof body === 'string') return answers[body]()
    context.req.raw = new Request(raw, { body })
    // H4-6: what is done with it has a turn of its own too.
    await ownTurn()
    return next()
  }
}

/** Reads a body of at most `most` bytes under a seat. One that declares more is not read. */
export async function readSmallBody(
  { headers, body }: Request,
  { most, limits }: { readonly most: number; readonly limits: readonly SeatLimit[] },
  { seats, pace, waitMs = BODY_WAIT_MS }: BodySettings,
): Promise<Uint8Array<ArrayBuffer> | NotTaken> {
  if ((declaredBytes(headers) ?? 0) > most) return 'too-large'
  if (body === null) return new Uint8Array()
  const leave = await seats.wait(limits, waitMs)
  if (leave === null) return 'full'
  const read: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const piece of paced(body, pace)) {
      bytes += piece.byteLength
      if (bytes > most) return 'too-large'
      read.push(piece)
    }
    return Buffer.concat(read)
  } catch (error) {
    if (error instanceof UploadCutShort) return 'too-slow'
    throw error
  } finally {
    leave()
  }
}
