import { ReadingError, type Unread } from '#gateways/reading/reading-error.ts'

/** H4-3: what the board says of a file that was not read, and what to do. Without the details, which are in the log. */
export function unreadSentence(unread: Unread, fileName: string): string {
  return `${fileName} was set aside: ${new ReadingError(unread).message}. Nothing was changed, and the same file is not read again. ${WHAT_TO_DO[unread]}`
}

const SMALLER = 'Have the system send a smaller file, or CSV; one feed for each location is smaller too.'
const WHOLE = 'Have the system write the file again; if that one is set aside too, send us the file.'

const WHAT_TO_DO: Readonly<Record<Unread, string>> = {
  time: SMALLER,
  memory: SMALLER,
  crash: WHOLE,
  fault: WHOLE,
  interrupted: 'If the file is all right, save the feed: then it is read once more.',
}
