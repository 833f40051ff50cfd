import { cutText } from '#domain/cut-text.ts'
import { type SubjectNews, subjectOf } from '#domain/notify/mail-subject.ts'
import type { Site } from '#site/site.ts'

/** A mail to a member of the staff: plain text, since it only says what to open. */
export interface StaffMailView {
  readonly subject: string
  readonly text: string
}

interface MailedNotification extends SubjectNews {
  readonly id: string
  readonly text: string
}

/** INBOX-13: one mail for what happened; null: nothing. `origin`: the console's. */
export function notificationMail(
  news: readonly MailedNotification[],
  site: Pick<Site, 'name'>,
  origin: string,
): StaffMailView | null {
  const [first, ...others] = news
  if (first === undefined) return null
  const lines = news.map(({ id, text }) => `${text}\n${origin}/notifications/${id}`)
  const [head = ''] = first.text.split('\n')
  const subject = others.length === 0 ? head : subjectOf(news)
  return {
    subject: `${subject} (${site.name})`,
    text: `${[`At ${site.name}:`, ...lines].join('\n\n')}\n\n${settingsLine(origin)}`,
  }
}

/** INBOX-13: the same as a text message, short enough for one or two; null: nothing. `mark` tells repeats of it. */
export function notificationSms(
  news: readonly Pick<MailedNotification, 'id' | 'text'>[],
  { name }: Pick<Site, 'name'>,
  origin: string,
  mark: string,
): string | null {
  const [first] = news
  if (first === undefined) return null
  const more = news.length === 1 ? '' : ` and ${news.length - 1} more`
  const path = news.length === 1 ? `/notifications/${first.id}` : '/notifications'
  return `${name}: ${cutText(first.text, LONGEST_TEXT)}${more}\n${origin}${path}#${mark}`
}

const LONGEST_TEXT = 120

/** The last line of each mail to staff. */
export function settingsLine(origin: string): string {
  return `Notification settings: ${origin}/account/notifications\n`
}
