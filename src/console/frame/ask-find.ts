import { isPage, SHOWN_HEADER, type ShownAnswer } from '../shown.ts'
import type { FindPage, FoundGroup } from './find-values.ts'

/** What the page /find shows for these words. Null: the server does not answer, or the person is signed out. */
export async function askFind(words: string, signal: AbortSignal): Promise<readonly FoundGroup[] | null> {
  const build = document.documentElement.dataset['build'] ?? ''
  try {
    const answer = await fetch(`/find?${new URLSearchParams({ q: words })}`, {
      headers: { [SHOWN_HEADER]: build },
      signal,
    })
    if (!answer.ok) return null
    const data: ShownAnswer = await answer.json()
    return 'shown' in data && isPage<FindPage>(data.shown.page, 'find') ? data.shown.page.groups : null
  } catch {
    // Offline, or other words were asked for since: the palette shows what it had.
    return null
  }
}
