import type { LoaderFunctionArgs } from 'react-router'
import type { Payload } from '#rendering/payload.ts'
import type { ShownListing } from '../listing-of.ts'
import { publicErrorIn } from '../public-errors.ts'
import { createCachedSearches } from './cached-searches.ts'
import { withinTime } from './within-time.ts'

interface FoundSearch {
  readonly payload: Payload<ShownListing>
  readonly version: number
  /** Where the words lead: to the one car with that number, or to the listing with the words as filters. */
  readonly onward: string | null
}

export const cachedSearches = createCachedSearches<FoundSearch>(Date.now)

/** A search that takes longer has failed, as far as a visitor is concerned. */
const LONGEST_WAIT_MS = 15_000

/** Answers from the last 10 searches; when the server cannot be reached the last results stay (SEARCH-11). */
export async function loadSearch({ request, url }: LoaderFunctionArgs, fromServer: () => Promise<unknown>) {
  const before = cachedSearches.get(addressOf(url))
  if (before) return { ...before, failed: false }
  try {
    return await withinTime(LONGEST_WAIT_MS, fromServer())
  } catch (error) {
    const last = cachedSearches.last()
    const answered = (publicErrorIn(error)?.status ?? 500) < 500
    if (answered || request.signal.aborted || !last) throw error
    return { ...last, failed: true }
  }
}

/** The address that a listing is cached under. */
export function addressOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return pathname + search
}
