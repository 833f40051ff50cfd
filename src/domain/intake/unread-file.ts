/** H4-3: the file of a feed that is being read, or that was set aside unread. */
export interface UnreadFile {
  /** SHA-256 of the file as it came, hex. */
  readonly hash: string
  /** When the reading began. */
  readonly at: Date
  /** Why it was set aside, as a sentence; null: it is being read. */
  readonly sentence: string | null
}

/** As long as one process has a feed: a reading that is older was ended with its process. */
export const READ_MINUTES = 15

/** H4-3: what a file is that comes: new, set aside before, being read now, or one whose reading ended a process. */
export function meetFile(
  unread: UnreadFile | null,
  hash: string,
  now: Date,
): 'new' | 'aside' | 'being-read' | 'interrupted' {
  if (unread?.hash !== hash) return 'new'
  if (unread.sentence !== null) return 'aside'
  return now.getTime() - unread.at.getTime() < READ_MINUTES * 60_000 ? 'being-read' : 'interrupted'
}
