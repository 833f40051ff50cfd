import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { GatewayError } from '../gateway-error.ts'
import { deleteOldFiles } from '../old-files.ts'
import { compose } from './compose.ts'
import type { DkimKey } from './dkim-keys.ts'
import type { Mail, Mailer } from './mail.ts'
import type { Sender } from './sender.ts'

export interface FolderOptions {
  readonly folder: string
  /** Sender, 'website@forecourt.example' or with a name. */
  readonly sender: string | Sender
  /** Signing keys by domain; none by default. */
  readonly dkimKeys?: readonly DkimKey[]
}

/**
 * Writes mails as `.eml` files, for a machine without a mail server; any mail program opens them. Files are written
 * atomically and named after the message id, so that a repeated attempt does not duplicate a mail. Readable by this
 * user only: they hold personal details.
 */
export function createFolderMailer({ folder, sender, dkimKeys }: FolderOptions): Mailer {
  const from = typeof sender === 'string' ? { name: null, address: sender } : sender
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      try {
        const { message } = await transport.sendMail(compose(mail, from, dkimKeys))
        await writeWhole(folder, fileNameOf(mail), Buffer.from(message as Buffer))
      } catch (error) {
        throw new GatewayError('mail', `cannot write to ${folder}: ${String(error)}`, { cause: error })
      }
    },
    forgetBefore: (before) => deleteOldFiles(folder, before),
    async forget(messageIds) {
      for (const messageId of messageIds) await rm(join(folder, fileNameOf({ messageId })), { force: true })
    },
    async close() {},
  }
}

function fileNameOf({ messageId }: Pick<Mail, 'messageId'>): string {
  return `${messageId.replace(/[^A-Za-z0-9.-]/g, '_')}.eml`
}

async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = join(folder, `.${name}.${process.pid}`)
  const file = await open(unfinished, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, join(folder, name))
  await syncFolder(folder)
}

/** Without this sync, a power cut may lose the new name though the content is safe. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } catch {
    // Some systems cannot sync a folder and order renames themselves.
  } finally {
    await handle.close()
  }
}
