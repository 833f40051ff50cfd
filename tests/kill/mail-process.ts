import { createImapMailbox } from '#gateways/mailbox/imap-mailbox.ts'
import { readMailboxAddress } from '#gateways/mailbox/mailbox-address.ts'
import { openHostileReader } from '#gateways/mailbox/testing/hostile-mails.ts'
import { IMAP_PASSWORD } from '#gateways/mailbox/testing/imap-server.ts'

/**
 * A process for the kill test of mails: reads the mailbox of the address once, and again five minutes later by its clock.
 * It says that it reads, and in the end which mails it took, and how.
 */
const [, , url = ''] = process.argv
const address = readMailboxAddress(url)
if (address === null) throw new Error('The kill test has no mailbox.')
let now = new Date('2026-11-23T00:00:00Z')
const reader = openHostileReader()
void reader.begun().then(() => process.send?.('begun'))
const mailbox = createImapMailbox({ address, password: IMAP_PASSWORD, clock: { now: () => now }, reader })
const taken: string[] = []
for (let round = 0; round < 2; round += 1) {
  await mailbox.readUnseen(async ({ uid, unread }) => {
    taken.push(`${uid} ${unread?.unread ?? 'whole'}`)
    return unread ? 'head' : 'done'
  }, null)
  now = new Date(now.getTime() + 5 * 60_000)
}
await reader.close()
process.send?.({ taken }, () => process.exit(0))
