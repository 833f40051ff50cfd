import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { stayUntil } from '../../browser/ask-server.ts'

/** How long a link waits for what is stored before the person is asked, in milliseconds. */
const ASK_MS = 4000

/** A link that waits, and whether its person is asked about it. */
export interface Staying {
  readonly isAsking: boolean
  /** Forgets the link. */
  readonly stay: () => void
  /** Follows the link without what is not stored. */
  readonly leave: () => void
}

/**
 * STUDIO-8: keeps a page on the screen while something in it is not stored. A link waits for that; where it takes long, the
 * person chooses. Who closes the window is asked first. `isUnstored` knows what the page does not show yet.
 */
export function useStaying(hasUnstored: boolean, isUnstored: () => boolean): Staying {
  const [isAsking, setAsking] = useState(false)
  const latest = useRef(isUnstored)
  latest.current = isUnstored
  const end = useRef(() => {})
  const blocks = useCallback<BlockerFunction>(
    ({ currentLocation: { pathname, search }, nextLocation: next }) =>
      latest.current() && (pathname !== next.pathname || search !== next.search),
    [],
  )
  const blocker = useBlocker(blocks)
  useEffect(() => {
    if (!hasUnstored) return undefined
    const { promise, resolve } = Promise.withResolvers<void>()
    end.current = resolve
    stayUntil(promise)
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => {
      removeEventListener('beforeunload', warn)
      resolve()
    }
  }, [hasUnstored])
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined
    if (!hasUnstored && !latest.current()) {
      blocker.proceed()
      return undefined
    }
    const timer = setTimeout(() => setAsking(true), ASK_MS)
    return () => {
      clearTimeout(timer)
      setAsking(false)
    }
  }, [blocker, hasUnstored])
  return useMemo(
    () => ({
      isAsking,
      stay: () => blocker.reset?.(),
      leave: () => {
        end.current()
        blocker.proceed?.()
      },
    }),
    [isAsking, blocker],
  )
}
