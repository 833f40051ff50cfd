import { fetchFromFolder } from './fetch-from-folder.ts'
import type { FetchLimits } from './fetch-limits.ts'
import { fetchOverHttp } from './fetch-over-http.ts'
import type { Fetched, PictureMarks } from './fetched.ts'

/** A picture's address and what is known about its stored copy. */
export interface PictureSource {
  /** http(s) URL, or a file name in `folder`. */
  readonly address: string
  readonly folder: string | null
  /** Validators of the stored copy; null without one. */
  readonly marks: PictureMarks | null
}

export interface FetchOptions {
  /** File for a downloaded picture. */
  readonly file: string
  readonly limits: FetchLimits
  /** 'host:port' of internal systems that may be called. */
  readonly insideHosts: readonly string[]
  /** Aborts the fetch. */
  readonly giveUp: AbortSignal
}

/** Fetches a picture to a file, unless it is unchanged. */
export async function fetchPicture(
  { address, folder, marks }: PictureSource,
  { file, limits, insideHosts, giveUp }: FetchOptions,
): Promise<Fetched> {
  if (/^https?:\/\//i.test(address))
    return URL.canParse(address)
      ? fetchOverHttp({ address, marks, file, limits, insideHosts, giveUp })
      : { kind: 'failed', fault: 'is not a valid URL' }
  if (folder === null) return { kind: 'failed', fault: 'has no feed folder' }
  return fetchFromFolder(folder, address, marks, limits)
}
