import { constants, setPriority } from 'node:os'
import { startImap } from '#gateways/mailbox/testing/imap-server.ts'
import { startStrangers } from './strangers.ts'

/**
 * A process of strangers with a mailbox that they fill: a server's pages are measured from another one. It says where the
 * mailbox is, begins when it hears where the server is, and answers 'stop' with what was acknowledged and 'mailbox' with
 * what became of the mails there.
 */
// Strangers have machines of their own: what they send costs the server, and not how they make it.
setPriority(constants.priority.PRIORITY_LOW)
const mailbox = await startImap()
let stop: (() => Promise<unknown>) | null = null
process.on('message', async (message: 'stop' | 'mailbox' | Parameters<typeof startStrangers>[0]) => {
  if (message === 'mailbox') process.send?.({ seen: mailbox.seen().length, flagged: mailbox.flagged() })
  else if (message === 'stop') process.send?.(await stop?.())
  else stop = startStrangers(message, mailbox)
})
process.on('disconnect', () => process.exit())
process.send?.(mailbox.address.port)
