import { fetchFromFolder } from './fetch-from-folder.ts'
import type { FetchLimits } from './fetch-limits.ts'
import { fetchOverHttp } from './fetch-over-http.ts'

/** A picture's address and what is known about its stored copy. */
export interface PictureSource {
  /** http(s) URL, or a file name in `folder`. */
  readonly address: string
  readonly folder: string | null
  /** Validators of the stored copy; null without one. */
  readonly marks: PictureMarks | null
}

/** HTTP validators that tell whether the picture has changed. */
export interface PictureMarks {
  readonly etag: string | null
  readonly lastModified: string | null
}

/** `fault` completes a sentence that begins with the picture's address. */
export type Fetched =
  | ({ readonly kind: 'fetched'; readonly file: string } & PictureMarks)
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'given-up' }
  | { readonly kind: 'failed'; readonly fault: string }

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
