import { AsyncLocalStorage } from 'node:async_hooks'
import { type OwnWords, takeOwnWords } from './say.ts'

const SHARED = Symbol.for('forecourt.site-at-work')
/** One for the process: the built pages have a copy of this module of their own. */
const shared = globalThis as { [SHARED]?: AsyncLocalStorage<OwnWords> }
shared[SHARED] ??= new AsyncLocalStorage()
const atWork = shared[SHARED]
takeOwnWords(ownWordsAtWork)

const NONE: OwnWords = {}

/** The own words of the site that the code at work serves; none outside `inWords`. */
export function ownWordsAtWork(): OwnWords {
  return atWork.getStore() ?? NONE
}

/** Does work for a site: whatever it says, also in promises that it starts, is in the site's own words. */
export function inWords<Result>(own: OwnWords, work: () => Result): Result {
  return atWork.run(own, work)
}
