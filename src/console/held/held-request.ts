import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Platform } from '#operations/platform.ts'
import type { ShownTo } from './shown-to.ts'

/** STAFF-10: a form that was sent and could not be taken yet: its person signs in, or proves a second factor, first. */
export interface HeldRequest {
  /** Who typed it, on which site and on which page. */
  readonly shownTo: ShownTo
  /** Where the form goes. */
  readonly path: string
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** Files that came with it and are not held. */
  readonly files: number
  readonly why: 'signed-out' | 'factor' | 'other-site'
  /** Milliseconds since 1970. */
  readonly at: number
}

type Keyed = Pick<Platform, 'keyedHash'>

/**
 * The request as text for a hidden field: encrypted and authenticated under the platform's secret, so that a browser
 * carries it from page to page and nobody reads or changes it. Null: it is too large for that.
 */
export function sealHeld(platform: Keyed, held: HeldRequest): string | null {
  const text = Buffer.from(JSON.stringify(held))
  if (text.length > HELD_BYTES) return null
  const start = randomBytes(START_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(platform), start)
  const sealed = [cipher.update(text), cipher.final()]
  return Buffer.concat([start, cipher.getAuthTag(), ...sealed]).toString('base64url')
}

/** Null: not sealed here, changed since, or older than a day. */
export function openHeld(platform: Keyed, sealed: string, now: Date): HeldRequest | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= START_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv(CIPHER, keyOf(platform), bytes.subarray(0, START_BYTES))
  decipher.setAuthTag(bytes.subarray(START_BYTES, START_BYTES + TAG_BYTES))
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(START_BYTES + TAG_BYTES)), decipher.final()])
    // Only `sealHeld` writes text that opens with this key.
    const held = JSON.parse(text.toString()) as HeldRequest
    return now.getTime() - held.at <= HELD_MS ? held : null
  } catch {
    // The tag does not fit: another key, or a changed text.
    return null
  }
}

/** In base64 and with the fields of sign-in beside it, still below the limit of a form. */
const HELD_BYTES = 120 * 1024
const HELD_MS = 24 * 3_600_000
const CIPHER = 'aes-256-gcm'
const START_BYTES = 12
const TAG_BYTES = 16

function keyOf({ keyedHash }: Keyed): Buffer {
  return Buffer.from(keyedHash('key of held requests'), 'hex')
}
