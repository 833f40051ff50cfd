import type { Clock } from '#domain/clock.ts'
import type { Mailbox } from './mailbox.ts'

/**
 * INBOX-7: waits longer after each failure of the mail server, up to 15 minutes, and says what is wrong meanwhile.
 * `readUnseen` returns the number of flagged mails: those of which only the head could be stored (S3-21).
 */
export function patientMailbox(
  readUnseen: (...args: Parameters<Mailbox['readUnseen']>) => Promise<number>,
  { now }: Clock,
): Mailbox {
  let failures = 0
  let flagged = 0
  let failed: { readonly at: number; readonly reason: string } | null = null
  const waited = () => (failed === null ? Number.POSITIVE_INFINITY : now().getTime() - failed.at)
  return {
    async readUnseen(take, signal) {
      try {
        flagged = await readUnseen(take, signal)
        failures = 0
        failed = null
      } catch (error) {
        // A server that ends while it reads cuts the connection itself.
        if (signal?.aborted) return
        failures += 1
        failed = { at: now().getTime(), reason: error instanceof Error ? error.message : String(error) }
        throw error
      }
    },
    isDue: () => waited() >= Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS),
    // Another process may read it since: who reads it fails more often than this.
    fault() {
      if (failed !== null && waited() <= FAULT_MS)
        return `The mailbox of INBOUND_IMAP_URL can’t be read (${failed.reason}): buyers’ answers wait there. Check the server and the password.`
      return flagged === 0 ? null : flaggedText(flagged)
    },
  }
}

function flaggedText(flagged: number): string {
  const mails = flagged === 1 ? 'One mail' : `${flagged} mails`
  return `${mails} in the mailbox of INBOUND_IMAP_URL could not be stored whole. Read what is flagged there, answer it, and take the flag off. The log says why.`
}

const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 15 * 60_000
const FAULT_MS = 2 * LONGEST_WAIT_MS
