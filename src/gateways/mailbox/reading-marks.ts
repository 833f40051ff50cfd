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
  // Also those that a broken connection has left.
  const own = new Set<number>()
  const aside = new Map<number, ReadingError>()
  const met = new Map<number, number>()
  const dealtWith = new Map<number, TakenMail>()
  const change = (client: ImapFlow, uid: number, flags: readonly string[]) =>
    client.messageFlagsAdd(String(uid), [...flags], { uid: true })
  const takeOff = async (client: ImapFlow, uid: number) => {
    await client.messageFlagsRemove(String(uid), ['\\Flagged'], { uid: true })
    own.delete(uid)
  }
  return {
    meet(uid, isFlagged) {
      const reason = aside.get(uid)
      if (reason) return reason
      if (!isFlagged || own.has(uid)) return 'whole'
      const first = met.get(uid) ?? now().getTime()
      met.set(uid, first)
      return now().getTime() - first < LONGEST_READING_MS ? 'wait' : new ReadingError('interrupted')
    },
    takenAs: (uid) => dealtWith.get(uid) ?? null,
    isWaiting: (uid) => met.has(uid),
    async put(client, uid) {
      own.add(uid)
      await change(client, uid, ['\\Flagged'])
    },
    takeOff,
    setAside: (uid, reason) => void aside.set(uid, reason),
    async done(client, uid, taken) {
      dealtWith.set(uid, taken)
      // A process that ends between the two meets a mail again that can be read, and stores it once.
      if (taken === 'done') await takeOff(client, uid)
      // Not marked where the connection broke, or the server refuses: the next round does that alone.
      if (!(await change(client, uid, taken === 'done' ? ['\\Seen'] : ['\\Seen', '\\Flagged']))) return
      own.delete(uid)
      aside.delete(uid)
      met.delete(uid)
      dealtWith.delete(uid)
    },
  }
}

/** Longer than another process needs to fetch, read and store a mail. */
const LONGEST_READING_MS = 5 * 60_000
