import { may } from '#domain/staff/actor.ts'
import {
  BODY_WAIT_MS,
  declaredBytes,
  FORM_BYTES,
  formLimits,
  HELD_FORM_BYTES,
  heldLimits,
  uploadLimits,
} from '#operations/bodies/body-limits.ts'
import { type Pace, UploadCutShort } from '#operations/bodies/paced-upload.ts'
import { type Leave, NO_SEAT, type SeatLimit, type Seats } from '#operations/bodies/seats.ts'
import type { Platform } from '#operations/platform.ts'
import type { ConsoleVisitor } from '#operations/staff/console-actor.ts'
import type { ConsoleAnswer } from '../console-call.ts'
import type { ConsoleRoute } from '../console-route.ts'
import { SHOWN_TO } from '../held/shown-to.ts'
import {
  BROKE_OFF,
  TOO_LARGE_TO_HOLD,
  TOO_LARGE_TO_SEND,
  TOO_LONG_TO_SEND,
  TOO_MANY_FILES,
  TOO_MANY_UPLOADS,
} from '../refusal-pages.ts'
import { readForm } from './read-form.ts'
import { FormTooLarge, TooManyFiles } from './read-upload.ts'

/** A request with what is known of it before its body. */
export interface BodyAsked {
  readonly raw: Request
  readonly route: ConsoleRoute
  readonly platform: Pick<Platform, 'siteBySlug'>
  readonly visitor: ConsoleVisitor | null
  readonly address: string
  readonly seats: Seats
  readonly pace?: Pace | undefined
  readonly waitMs?: number | undefined
}

export interface TakenBody {
  /** Empty if the route reads the body itself, or nobody may send it one. */
  readonly form: FormData
  /** Gives the body's seat back. */
  readonly leave: Leave
  /** The answer to a body that is not taken; null: it is. */
  readonly refused: ConsoleAnswer | null
}

/**
 * H4-3: session and right come first, then a seat, only then the body. Of a form whose sender may not send it, only the
 * text is read, to hold it (STAFF-10); a body that its route reads is then not read at all. The seat of a form without
 * files ends with its reading.
 */
export async function takeBody(asked: BodyAsked): Promise<TakenBody> {
  const { raw, route, seats, pace, waitMs = BODY_WAIT_MS } = asked
  const nothing = { form: new FormData(), leave: NO_SEAT, refused: null }
  if (raw.method !== 'POST') return nothing
  const sender = senderOf(asked)
  if (sender === null && route.streamsFile) return nothing
  const hasFiles = Boolean(route.takesFiles || route.streamsFile)
  const limits = limitsOf(asked, sender, hasFiles)
  const leave = await seats.wait(limits, waitMs)
  if (leave === null) return { ...nothing, refused: { page: TOO_MANY_UPLOADS, status: 429 } }
  if (route.streamsFile) return { ...nothing, leave }
  const rules = sender === null ? TEXT_ONLY : hasFiles ? WITH_FILES : NO_FILES
  try {
    const form = await readForm(raw.headers.get('content-type') ?? '', raw.body, { ...rules, pace })
    if (hasFiles) return { ...nothing, form, leave }
    leave()
    return { ...nothing, form }
  } catch (error) {
    leave()
    if (error instanceof UploadCutShort) return { ...nothing, refused: { page: BROKE_OFF, status: 400 } }
    if (!(error instanceof FormTooLarge)) throw error
    return { ...nothing, refused: { page: pageOf(error, sender !== null, hasFiles), status: 413 } }
  }
}

function pageOf(error: FormTooLarge, maySend: boolean, hasFiles: boolean) {
  if (!maySend) return TOO_LARGE_TO_HOLD
  if (error instanceof TooManyFiles) return TOO_MANY_FILES
  return hasFiles ? TOO_LARGE_TO_SEND : TOO_LONG_TO_SEND
}

function limitsOf(
  { raw, address }: BodyAsked,
  sender: ReturnType<typeof senderOf>,
  hasFiles: boolean,
): readonly SeatLimit[] {
  const bytes = declaredBytes(raw.headers)
  if (sender === null) return heldLimits(address, bytes)
  return (hasFiles ? uploadLimits : formLimits)(sender.person, sender.site, bytes)
}

const NO_FILES = { bytes: HELD_FORM_BYTES, textBytes: HELD_FORM_BYTES, files: 'kept' } as const
const WITH_FILES = { bytes: FORM_BYTES, textBytes: FORM_BYTES, files: 'kept' } as const
const TEXT_ONLY = { bytes: FORM_BYTES, textBytes: HELD_FORM_BYTES, files: { dropUnless: saysNobody } } as const

/** Nothing holds a form that does not say who it was shown to, and it says so before its files. */
function saysNobody(form: FormData): boolean {
  return !form.has(SHOWN_TO)
}

/** The person who sends it and the site that it is for, if the person may send it. */
function senderOf({ visitor, route: { access }, platform }: BodyAsked): { person: string; site: string } | null {
  const actor = visitor?.actor ?? null
  const site = actor && platform.siteBySlug(actor.siteSlug)
  if (!visitor || visitor.owesFactor || !actor || !site || access === 'anyone' || access === 'person') return null
  return may(actor, site, access) ? { person: visitor.person.id, site: site.slug } : null
}
