import type { SeatLimit } from './seats.ts'

const MB = 1024 * 1024

/** How long a body waits for its seat before it is refused. */
export const BODY_WAIT_MS = 5_000
/**
 * The largest form with files: more than a mail takes (MAIL_FILE_LIMITS), so that a little too much is refused on the
 * page, with the text as it was. Of a body that is read piece by piece no more than this is in memory either.
 */
export const FORM_BYTES = 32 * MB
/** STAFF-10: the text of a form that can be held, sealed or not: as much as a form without files may have. */
export const HELD_FORM_BYTES = 256 * 1024

/** Bytes of bodies that may be in memory at once, in the whole process (docs/decisions/065). */
const BODY_MEMORY = 256 * MB
/** The most of that for one of each kind: a site's staff, its visitors, all mails, all whose form is only held. */
const SHARES = { staff: 64 * MB, visitors: 48 * MB, mails: 52 * MB, held: 16 * MB } as const

/** The limits in bytes of a body: its share and the figure of the process. `bytes`: what it declares; null: nothing. */
export function memoryLimits(
  { kind, of = '' }: { readonly kind: keyof typeof SHARES; readonly of?: string },
  bytes: number | null,
  most: number,
): readonly SeatLimit[] {
  const takes = Math.min(bytes ?? most, most)
  return [
    { of: `bytes of ${kind} ${of}`, most: SHARES[kind], takes },
    { of: 'bytes of all bodies', most: BODY_MEMORY, takes },
  ]
}

/** S3-11, H4-5: uploads of a person and of the staff of a site; those of another site never count. */
export function uploadLimits(person: string, site: string, bytes: number | null): readonly SeatLimit[] {
  return [
    { of: `uploads of ${person}`, most: 2 },
    { of: `uploads to ${site}`, most: 4 },
    ...memoryLimits({ kind: 'staff', of: site }, bytes, FORM_BYTES),
  ]
}

/**
 * A body that declares no more than this needs no share of the memory, so that nobody with larger ones keeps others from
 * signing in or writing to a dealer: those of all connections together have 80 MB.
 */
const SHORT_BYTES = 16 * 1024

/** H4-3: forms without files of a person, and of the staff of a site, while they come. */
export function formLimits(person: string, site: string, bytes: number | null): readonly SeatLimit[] {
  return shortOr(bytes, { of: `forms of ${person}`, most: 16 }, [
    { of: `forms to ${site}`, most: 64 },
    ...memoryLimits({ kind: 'staff', of: site }, bytes, HELD_FORM_BYTES),
  ])
}

/** H4-3: forms of an address whose sender may not send them, or is not signed in: only their text is read. */
export function heldLimits(address: string, bytes: number | null): readonly SeatLimit[] {
  return shortOr(
    bytes,
    { of: `held forms of ${address}`, most: 16 },
    memoryLimits({ kind: 'held' }, bytes, HELD_FORM_BYTES),
  )
}

/** H4-3: forms of a visitor without files, by address, and of all visitors of a site, while they come. */
export function visitorFormLimits(
  { address, site }: { readonly address: string; readonly site: string },
  bytes: number | null,
  most: number,
): readonly SeatLimit[] {
  return shortOr(bytes, { of: `forms of ${address} for ${site}`, most: 64 }, [
    { of: `forms of visitors of ${site}`, most: 256 },
    ...memoryLimits({ kind: 'visitors', of: site }, bytes, most),
  ])
}

function shortOr(bytes: number | null, own: SeatLimit, shared: readonly SeatLimit[]): readonly SeatLimit[] {
  return bytes !== null && bytes <= SHORT_BYTES ? [own] : [own, ...shared]
}

/** B14: photos of a visitor by address, and of all visitors of a site. */
export function visitorLimits(
  { address, site }: { readonly address: string; readonly site: string },
  bytes: number | null,
  most: number,
): readonly SeatLimit[] {
  return [
    { of: `photos of ${address} for ${site}`, most: 2 },
    { of: `photos of visitors of ${site}`, most: 8 },
    ...memoryLimits({ kind: 'visitors', of: site }, bytes, most),
  ]
}

/** What a request says about the length of its body; null: nothing. */
export function declaredBytes(headers: Headers): number | null {
  const length = headers.get('content-length')
  return length === null ? null : Number(length)
}
