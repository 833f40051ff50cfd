import type { MiddlewareHandler } from 'hono'
import { BODY_WAIT_MS, declaredBytes } from '#operations/bodies/body-limits.ts'
import { type Pace, paced } from '#operations/bodies/paced-upload.ts'
import type { Leave, SeatLimit, Seats } from '#operations/bodies/seats.ts'
import type { SiteContext, SiteVariables } from './site-variables.ts'

/** Seats and pace of bodies; tests pass their own times. */
export interface BodySettings {
  readonly seats: Seats
  /** S3-24: how fast a body must come; the usual, if left out. */
  readonly pace?: Pace | undefined
  /** How long one waits for its seat; the usual, if left out. */
  readonly waitMs?: number | undefined
}

/** What a body may be, and what answers one that is not taken. */
export interface BodyKind {
  readonly most: number
  /** The seats of a body by the length that it declares; null: no length. */
  readonly limits: (context: SiteContext, bytes: number | null) => readonly SeatLimit[]
  readonly tooLarge: () => Response
  readonly tooSlow: () => Response
  /** No seat within the time. */
  readonly full: () => Response
}

/**
 * H4-3: a body that is larger than a small form's gets a seat first. Its route then reads it as a stream with a pace and a
 * limit. Without a read by the route, nothing of it is read.
 */
export function largeBody(
  { most, limits, tooLarge, tooSlow, full }: BodyKind,
  { seats, pace, waitMs = BODY_WAIT_MS }: BodySettings,
): MiddlewareHandler<SiteVariables> {
  return async (context, next) => {
    const { raw } = context.req
    const bytes = declaredBytes(raw.headers)
    if (bytes !== null && bytes > most) return tooLarge()
    if (raw.body === null) return next()
    const leave: Leave | null = await seats.wait(limits(context, bytes), waitMs)
    if (leave === null) return full()
    let ended: (() => Response) | null = null
    const body = streamOf(
      bounded(paced(raw.body, pace), most, (isLarge) => {
        ended = isLarge ? tooLarge : tooSlow
      }),
    )
    context.req.raw = new Request(raw, { body, duplex: 'half' } as RequestInit)
    try {
      await next()
      const answer = ended as (() => Response) | null
      if (answer === null) return
      // The route saw a body that ends in the middle; the sender hears why.
      context.res = undefined
      context.res = answer()
    } finally {
      leave()
    }
  }
}

async function* bounded(
  pieces: AsyncIterable<Uint8Array>,
  most: number,
  end: (isLarge: boolean) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  try {
    for await (const piece of pieces) {
      bytes += piece.byteLength
      if (bytes > most) throw new Error('The body is larger than it may be.')
      yield piece
    }
  } catch (error) {
    end(bytes > most)
    throw error
  }
}

/** Takes a piece only when the other end reads. */
function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}
