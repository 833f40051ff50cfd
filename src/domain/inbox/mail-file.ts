import { cutText } from '../cut-text.ts'

/** A file of a conversation's mail (INBOX-7), as its row says it. The bytes are an object. */
export interface MailFile {
  /** Names the object; null: it was left out of a received mail, because its files were too large together. */
  readonly id: string | null
  readonly name: string
  /** Of a file that staff may send: what its bytes are. Of any other: 'application/octet-stream'. */
  readonly contentType: string
  readonly size: number
  /** A picture inside the mail's text, such as the logo of a signature. */
  readonly isInline: boolean
}

/** INBOX-7: of one mail. */
export const MAIL_FILE_LIMITS = {
  /** Together. Base64 makes 13.7 MB of it, which mail servers take. */
  bytes: 10 * 1024 * 1024,
  files: 20,
} as const

/** Content type of a file that is of no known kind. */
export const UNKNOWN_TYPE = 'application/octet-stream'

/** Files of mails of all sites. */
export const MAIL_FILES_PREFIX = 'mail-files/'

export function mailFilePrefix(siteSlug: string): string {
  return `${MAIL_FILES_PREFIX}${siteSlug}/`
}

/** The key of one file among the objects. */
export function mailFileKey(siteSlug: string, id: string): string {
  return `${mailFilePrefix(siteSlug)}${id}`
}

/** The file of a key. */
export function idOfMailFile(key: string): string | null {
  return key.split('/')[2] ?? null
}

/** The last part of a path, on one line, without characters that turn the direction of text; at most 120 characters. */
export function cleanFileName(name: string): string {
  const fileName = (name.split(/[/\\]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}]+/gu, '').trim()
  if (fileName === '') return 'file'
  if (fileName.length <= LONGEST_NAME) return fileName
  const ending = endingOf(fileName)
  return ending === ''
    ? cutText(fileName, LONGEST_NAME)
    : `${cutText(fileName, LONGEST_NAME - ending.length - 1)}.${ending}`
}

/** 'pdf' of 'Offer.PDF'; empty without one. */
export function endingOf(name: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** '10 MB', '1.2 MB', '240 kB' */
export function fileSize(bytes: number): string {
  if (bytes >= MEGABYTE) return `${(bytes / MEGABYTE).toFixed(1).replace('.0', '')} MB`
  return `${Math.max(1, Math.ceil(bytes / 1024))} kB`
}

const MEGABYTE = 1024 * 1024
const LONGEST_NAME = 120
