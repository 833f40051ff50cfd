import { narrowAddressKey } from '#domain/visitor/address-keys.ts'
import { type Limiter, ofAddress, waitOf } from '../spending/limiter.ts'

/** S3-19: keys that do not exist, from one network address. */
const UNKNOWN_KEYS = { name: 'api-unknown-key', most: 30, seconds: 60 }
const MOST_REMEMBERED = 10_000

/** What this process remembers, so that a flood of guesses costs no query. */
interface Remembered {
  /** Hashes of keys that worked: guesses from their address do not stop them. */
  readonly working: Set<string>
  /** Until when an address is refused, in milliseconds. */
  readonly refused: Map<string, number>
}

const remembered = new WeakMap<Limiter, Remembered>()

/** Seconds to wait for a key that never worked here, from an address of too many unknown keys; null: look it up. */
export function waitOfGuess(limiter: Limiter, tokenHash: string, address: string, now: Date): number | null {
  const { working, refused } = of(limiter)
  const until = refused.get(narrowAddressKey(address)) ?? 0
  const wait = Math.ceil((until - now.getTime()) / 1000)
  return wait <= 0 || working.has(tokenHash) ? null : wait
}

export function noteWorkingKey(limiter: Limiter, tokenHash: string): void {
  const { working } = of(limiter)
  if (working.size >= MOST_REMEMBERED) working.clear()
  working.add(tokenHash)
}

/** Counts a key that does not exist. */
export async function noteUnknownKey(limiter: Limiter, address: string, now: Date): Promise<void> {
  const { refused } = of(limiter)
  const wait = waitOf(await limiter.count(ofAddress(UNKNOWN_KEYS, address)))
  if (wait === null) return
  if (refused.size >= MOST_REMEMBERED) refused.clear()
  refused.set(narrowAddressKey(address), now.getTime() + wait * 1000)
}

function of(limiter: Limiter): Remembered {
  const keys = remembered.get(limiter) ?? { working: new Set(), refused: new Map() }
  remembered.set(limiter, keys)
  return keys
}
