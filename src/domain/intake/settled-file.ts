/** What tells one state of a remote file from another. */
export interface FileMarks {
  readonly size: number | null
  /** In milliseconds since 1970, by the server's own clock. */
  readonly modifiedAt: number | null
  readonly etag: string | null
  readonly lastModified: string | null
}

export const NO_MARKS: FileMarks = { size: null, modifiedAt: null, etag: null, lastModified: null }

/** A look at a file on a server. */
export interface FileLook {
  readonly marks: FileMarks
  readonly at: Date
}

/** INTAKE-2: a file that has the same size and time for this long has stopped growing. */
export const SETTLED_SECONDS = 30
/** A file that is older than this by the server's clock is read at the first look. */
const SURELY_OLD_SECONDS = 600

/** INTAKE-2: what to do with a file on an SFTP or FTPS server: it is the one that we have, it may still grow, or read it. */
export function fileState(
  marks: FileMarks,
  had: FileMarks | null,
  lastLook: FileLook | null,
  now: Date,
): 'unchanged' | 'growing' | 'settled' {
  if (had && isSameFile(marks, had)) return 'unchanged'
  if (marks.modifiedAt !== null && now.getTime() - marks.modifiedAt >= SURELY_OLD_SECONDS * 1000) return 'settled'
  if (lastLook === null || !isSameFile(marks, lastLook.marks)) return 'growing'
  return now.getTime() - lastLook.at.getTime() >= SETTLED_SECONDS * 1000 ? 'settled' : 'growing'
}

function isSameFile(one: FileMarks, other: FileMarks): boolean {
  return one.size === other.size && one.modifiedAt === other.modifiedAt
}
