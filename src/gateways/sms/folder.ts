import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GatewayError } from '../gateway-error.ts'
import { deleteOldFiles, filesIn } from '../old-files.ts'
import type { SmsSender } from './sms.ts'

/**
 * Writes text messages as files, for a machine without an SMS service. Files are named after number and mark, so that a
 * repeated attempt does not duplicate a message. Readable by this user only: they hold personal details.
 */
export function createFolderSms(folder: string): SmsSender {
  return {
    forgetBefore: (before) => deleteOldFiles(folder, before),
    async forget(phones) {
      const digits = phones.map((phone) => phone.slice(-NATIONAL_DIGITS)).filter((each) => each.length > 0)
      for (const path of await filesIn(folder)) {
        const written = (await readFile(path, 'utf8')).replace(/\D/g, '')
        if (digits.some((each) => written.includes(each))) await rm(path, { force: true })
      }
    },
    async send({ to, text, mark }) {
      const name = `${createHash('sha256').update(`${to} ${mark}`).digest('hex').slice(0, 24)}.txt`
      const unfinished = join(folder, `.${name}.${process.pid}`)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(unfinished, `To: ${to}\n\n${text}\n`, { mode: 0o600, flush: true })
        await rename(unfinished, join(folder, name))
      } catch (error) {
        throw new GatewayError('sms', `cannot write to ${folder}: ${String(error)}`, { cause: error })
      }
    },
  }
}

/** A number as a text writes it, '0412 345 678', has these digits of '+61412345678'. */
const NATIONAL_DIGITS = 9
