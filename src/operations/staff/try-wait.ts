import { addressKeys } from '#domain/visitor/address-keys.ts'
import type { WindowCount } from '#storage/limit-counts.ts'
import type { CountedTry } from '#storage/staff/give-back-tries.ts'
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

/** A try that counts: it has to wait, or where it counts until `giveBack`. */
export type TakenTry =
  | { readonly wait: Wait }
  | { readonly wait: null; readonly mark: string; readonly counted: readonly CountedTry[] }

type Parts = Pick<Platform, 'storage' | 'keyedHash' | 'clock'>

const QUARTER_S = 900
/** STAFF-2: tries within a quarter of an hour from one network address, at one account from there, and from one device. */
const FROM_ADDRESS = 40
const AT_ACCOUNT = 10
const FROM_DEVICE = 10
/** L6: right tries at one account that use up none. Each hashes a password, so more of them count like wrong ones. */
const RIGHT_AT_ACCOUNT = 60

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

/** STAFF-2: how long to wait before another try; null: go on. Right or wrong, the try counts. */
export async function tryWait(parts: Parts, tried: Tried): Promise<Wait | null> {
  return (await takeTry(parts, tried)).wait
}

/**
 * STAFF-2, S3-9: counts a try, or says how long to wait before another. It counts before anyone knows whether it is right,
 * so that many at once are no way around a limit; `giveBack` follows where it was right. A known device counts by itself: what strangers try
 * does not keep its person out. S3-26: counts are in the database alone, so that `liftWait` ends a wait in every
 * process at once. A try that has to wait counts at the first limit that it meets, and at no other.
 */
export async function takeTry({ storage, keyedHash, clock }: Parts, tried: Tried): Promise<TakenTry> {
  const now = clock.now()
  const mark = markOf(keyedHash, tried.at, tried.account)
  const counted: CountedTry[] = []
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
      await storage.limitCounts.add(waitingAt(over, mark), now)
      const seconds = Math.max(1, ...over.map(({ endsAt }) => Math.ceil((endsAt.getTime() - now.getTime()) / 1000)))
      return { wait: { seconds, isFirst: over.some(({ count, most }) => count === most + 1) } }
    }
    counted.push(...Array.from(counts, ([key, { endsAt }]) => ({ key, endsAt })))
  }
  return { wait: null, mark, counted }
}

/** L6: a right try uses up none. It gives back its own, and never one of a guess. */
export async function giveBack({ storage, clock }: Parts, taken: TakenTry): Promise<void> {
  if (taken.wait !== null) return
  const key = `staff-right.${taken.mark}`
  const right = (await storage.limitCounts.add([{ key, seconds: QUARTER_S }], clock.now())).get(key)
  if (right && right.count <= RIGHT_AT_ACCOUNT) await storage.staff.giveBackTries(taken.counted)
}

/**
 * S3-26: people blocked by the limit of their network address, so that `liftWait` finds the address. No more rows than
 * tries are allowed there: invented names cannot fill the table.
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
