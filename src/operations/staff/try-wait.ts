import { addressKeys } from '#domain/visitor/address-keys.ts'
import type { WindowCount } from '#storage/limit-counts.ts'
import type { Platform } from '../platform.ts'

export interface Tried {
  /** What is tried. Each counts by itself. */
  readonly at: 'sign-in' | 'code' | 'reset' | 'link' | 'factor' | 'password' | 'invitation'
  /** An email, a person's id, or what else is tried. */
  readonly account: string
  /** Network address. */
  readonly address: string
  /** A session, or a device in which the account signed in before (`knownDevice`); null: a stranger's. */
  readonly device?: string | null
}

export interface Wait {
  readonly seconds: number
  /** Whether this is the first try that has to wait. */
  readonly isFirst: boolean
}

type Parts = Pick<Platform, 'storage' | 'keyedHash' | 'clock'>

const QUARTER_S = 900
/** STAFF-2: tries within a quarter of an hour from one network address, at one account from there, and from one device. */
const FROM_ADDRESS = 40
const AT_ACCOUNT = 10
const FROM_DEVICE = 10

/**
 * S3-9: of all strangers together at one account. Enough for a guess of a common password, and no way to keep a person
 * out, since their devices count by themselves. There are only a million codes, and a stranger at that step has the
 * password. Each reset is a mail in the person's mailbox.
 */
const OF_STRANGERS: Readonly<Record<Tried['at'], { readonly most: number; readonly seconds: number }>> = {
  'sign-in': { most: 100, seconds: QUARTER_S },
  code: { most: 10, seconds: QUARTER_S },
  reset: { most: 5, seconds: 3600 },
  link: { most: 100, seconds: QUARTER_S },
  factor: { most: 10, seconds: QUARTER_S },
  password: { most: 10, seconds: QUARTER_S },
  invitation: { most: 100, seconds: QUARTER_S },
}

/**
 * STAFF-2, S3-9: how long to wait before another try; null: go on. A known device counts by itself: what strangers try
 * does not keep its person out. S3-26: counts are in the database alone, so that `liftWait` ends a wait in every
 * process at once. A try that has to wait counts at the first limit that it meets, and at no other.
 */
export async function tryWait({ storage, keyedHash, clock }: Parts, tried: Tried): Promise<Wait | null> {
  const now = clock.now()
  for (const step of stepsOf(tried, keyedHash)) {
    const counts = await storage.limitCounts.add(
      step.map((limit) => ({ seconds: QUARTER_S, ...limit })),
      now,
    )
    const over = step.flatMap(({ key, most }) => {
      const window = counts.get(key)
      return window && window.count > most ? [{ ...window, key, most }] : []
    })
    if (over.length > 0) {
      await storage.limitCounts.add(waitingAt(over, markOf(keyedHash, tried.at, tried.account)), now)
      const seconds = Math.max(1, ...over.map(({ endsAt }) => Math.ceil((endsAt.getTime() - now.getTime()) / 1000)))
      return { seconds, isFirst: over.some(({ count, most }) => count === most + 1) }
    }
  }
  return null
}

/**
 * S3-26: who waits at a network address that has tried too much, so that `liftWait` finds the address. No more than may
 * try there, since a flood of names must not fill the table.
 */
function waitingAt(over: readonly (WindowCount & { readonly key: string; readonly most: number })[], mark: string) {
  return over.flatMap(({ key, count, most }) => {
    const [name, hash] = key.split('.')
    return name === 'staff-address' && count <= 2 * most
      ? [{ key: `staff-waits.${hash}.${mark}`, seconds: QUARTER_S }]
      : []
  })
}

/** The ends of the keys at which a person's tries count, for `storage.staff.liftWaits`. */
export function triedMarks({ keyedHash }: Pick<Parts, 'keyedHash'>, accounts: readonly string[]): readonly string[] {
  return (Object.keys(OF_STRANGERS) as Tried['at'][]).flatMap((at) =>
    accounts.map((account) => markOf(keyedHash, at, account)),
  )
}

/** Counted one after the other: what waits at one is no try at the next. */
function stepsOf({ at, account, address, device = null }: Tried, keyedHash: Parts['keyedHash']) {
  const mark = markOf(keyedHash, at, account)
  if (device !== null)
    return [[{ key: `staff-device.${hashOf(keyedHash, `device ${device}`)}.${mark}`, most: FROM_DEVICE }]]
  const from = addressKeys(address).map(({ key, times }) => ({ hash: hashOf(keyedHash, `address ${key}`), times }))
  return [
    from.map(({ hash, times }) => ({ key: `staff-address.${hash}`, most: FROM_ADDRESS * times })),
    from.map(({ hash, times }) => ({ key: `staff-account-address.${hash}.${mark}`, most: AT_ACCOUNT * times })),
    [{ key: `staff-account.${mark}`, ...OF_STRANGERS[at] }],
  ]
}

function markOf(keyedHash: Parts['keyedHash'], at: Tried['at'], account: string): string {
  return hashOf(keyedHash, `${at} ${account.trim().toLowerCase()}`)
}

/** A keyed hash, so that the table holds no address and no email. */
function hashOf(keyedHash: Parts['keyedHash'], text: string): string {
  return keyedHash(`limit ${text}`).slice(0, 32)
}
