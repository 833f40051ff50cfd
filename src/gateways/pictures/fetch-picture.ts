import { fetchFromFolder } from './fetch-from-folder.ts'
import type { FetchLimits } from './fetch-limits.ts'
import { fetchOverHttp } from './fetch-over-http.ts'

/** Where a picture is, and what is known of it. */
export interface PictureSource {
  /** http(s), or a name within `folder`. */
  readonly address: string
  readonly folder: string | null
  /** Of the picture that is kept of it; null when there is none. */
  readonly marks: PictureMarks | null
}

/** What tells whether another picture stands at the address since. */
export interface PictureMarks {
  readonly etag: string | null
  readonly lastModified: string | null
}

/** `fault` is the end of a sentence that begins with the picture's address. */
export type Fetched =
  | ({ readonly kind: 'fetched'; readonly file: string } & PictureMarks)
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'given-up' }
  | { readonly kind: 'failed'; readonly fault: string }

export interface FetchOptions {
  /** Where the bytes of a picture from elsewhere go. */
  readonly file: string
  readonly limits: FetchLimits
  /** 'host:port' of systems inside our own network that may be called all the same. */
  readonly insideHosts: readonly string[]
  /** Aborted: nobody waits for it any more. */
  readonly giveUp: AbortSignal
}

/** The bytes of a picture as a file, unless they are the ones that are known. */
export async function fetchPicture(
  { address, folder, marks }: PictureSource,
  { file, limits, insideHosts, giveUp }: FetchOptions,
): Promise<Fetched> {
  if (/^https?:\/\//i.test(address))
    return URL.canParse(address)
      ? fetchOverHttp({ address, marks, file, limits, insideHosts, giveUp })
      : { kind: 'failed', fault: 'is no address' }
  if (folder === null) return { kind: 'failed', fault: 'has no feed beside it' }
  return fetchFromFolder(folder, address, marks, limits)
}
