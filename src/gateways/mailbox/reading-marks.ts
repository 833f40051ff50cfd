import type { ImapFlow } from 'imapflow'
import type { Clock } from '#domain/clock.ts'
import { ReadingError } from '../reading/reading-error.ts'
import type { TakenMail } from './mailbox.ts'

/** H4-1: the mark that a mail has while it is read, and what this process remembers of such mails. */
export interface ReadingMarks {
  /**
   * What to do with an unseen mail: read it whole, or only its headers for this reason, or wait, since another process may
   * be reading it.
   */
  meet(uid: number, isFlagged: boolean): 'whole' | 'wait' | ReadingError
  /** What became of a mail that is taken and whose mark as seen did not reach the mailbox; null: not taken yet. */
  takenAs(uid: number): TakenMail | null
  /** Whether an earlier round met it and waits. */
  isWaiting(uid: number): boolean
  /** Before its bytes are fetched. */
  put(client: ImapFlow, uid: number): Promise<void>
  /** It was not read, or not stored, for a reason that is not its own. */
  takeOff(client: ImapFlow, uid: number): Promise<void>
  /** From now on only its headers are read. */
  setAside(uid: number, reason: ReadingError): void
  /** Marks what is stored as seen. What was not read whole stays flagged. */
  done(client: ImapFlow, uid: number, taken: TakenMail): Promise<void>
}

/**
 * The mark is IMAP's \Flagged, which every server has. An unseen mail with a flag that this process did not put was being
 * read by one that ended: it may have ended it.
 */
export function createReadingMarks({ now }: Clock): ReadingMarks {
  const mails = new Map<number, RememberedMail>()
  const of = (uid: number) => mails.get(uid) ?? UNKNOWN
  const remember = (uid: number, more: Partial<RememberedMail>) => void mails.set(uid, { ...of(uid), ...more })
  const addFlags = (client: ImapFlow, uid: number, flags: readonly string[]) =>
    client.messageFlagsAdd(String(uid), [...flags], { uid: true })
  const takeOff = async (client: ImapFlow, uid: number) => {
    await client.messageFlagsRemove(String(uid), ['\\Flagged'], { uid: true })
    remember(uid, { isOwn: false })
  }
  return {
    meet(uid, isFlagged) {
      const { aside, isOwn, metAt } = of(uid)
      if (aside) return aside
      if (!isFlagged || isOwn) return 'whole'
      const first = metAt ?? now().getTime()
      remember(uid, { metAt: first })
      return now().getTime() - first < LONGEST_READING_MS ? 'wait' : new ReadingError('interrupted')
    },
    takenAs: (uid) => of(uid).taken,
    isWaiting: (uid) => of(uid).metAt !== null,
    async put(client, uid) {
      remember(uid, { isOwn: true })
      await addFlags(client, uid, ['\\Flagged'])
    },
    takeOff,
    setAside: (uid, aside) => remember(uid, { aside }),
    async done(client, uid, taken) {
      remember(uid, { taken })
      // A process that ends between the two meets a mail again that can be read, and stores it once.
      if (taken === 'done') await takeOff(client, uid)
      // Not marked where the connection broke, or the server refuses: the next round does that alone.
      if (await addFlags(client, uid, taken === 'done' ? ['\\Seen'] : ['\\Seen', '\\Flagged'])) mails.delete(uid)
    },
  }
}

/** What is remembered of a mail until it is marked as seen. */
interface RememberedMail {
  /** Whether this process put its mark, which a broken connection may have left. */
  readonly isOwn: boolean
  /** Why only its headers are read. */
  readonly aside: ReadingError | null
  /** When a round first met it with a mark that is not ours, in milliseconds. */
  readonly metAt: number | null
  /** What became of it. */
  readonly taken: TakenMail | null
}

const UNKNOWN: RememberedMail = { isOwn: false, aside: null, metAt: null, taken: null }

/** Longer than another process needs to fetch, read and store a mail. */
const LONGEST_READING_MS = 5 * 60_000
