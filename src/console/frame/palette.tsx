import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { counted } from '#domain/counted.ts'
import { Input } from '../parts/form/controls.tsx'
import { askFind } from './ask-find.ts'
import type { FoundGroup } from './find-values.ts'
import { FIND_LABEL, FIND_PLACEHOLDER } from './find-words.ts'
import { FoundGroups } from './found-groups.tsx'
import { useDialog } from './use-dialog.ts'

/** Long enough that one search answers several quick letters. */
const PAUSE_MS = 120

/** The page at /find in a dialog over whatever page is open. */
export default function Palette({ onClose }: { readonly onClose: () => void }) {
  const dialog = useDialog()
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const { groups, find } = useFound(words)
  const count = groups?.reduce((sum, { rows }) => sum + rows.length, 0)

  const goToFirst = async () => {
    const first = (await find())?.[0]?.rows[0]
    if (!first) return
    dialog.current?.close()
    navigate(first.href)
  }
  const press = (event: KeyboardEvent<HTMLDialogElement>) => {
    const input = dialog.current?.querySelector('input')
    if (event.key === 'Enter' && event.target === input) {
      event.preventDefault()
      void goToFirst()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const links: Element[] = [...(dialog.current?.querySelectorAll('a') ?? [])]
    const at = document.activeElement ? links.indexOf(document.activeElement) : -1
    const to = event.key === 'ArrowDown' ? at + 1 : at - 1
    const next = to < 0 ? input : links[Math.min(to, links.length - 1)]
    if (next instanceof HTMLElement) next.focus()
  }
  const closeBeside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close()
  }
  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label="Find"
      onClose={onClose}
      onKeyDown={press}
      onClick={closeBeside}
    >
      <Input
        type="search"
        aria-label={FIND_LABEL}
        placeholder={FIND_PLACEHOLDER}
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="palette-found">{groups && <FoundGroups groups={groups} />}</div>
      <p className="visually-hidden" role="status">
        {count === undefined ? '' : counted(count, 'result')}
      </p>
    </dialog>
  )
}

interface Found {
  /** Null until the first answer. */
  readonly groups: readonly FoundGroup[] | null
  /** Asks now, without waiting for the next key. */
  readonly find: () => Answer
}

type Answer = Promise<readonly FoundGroup[] | null>

/** What the words find, a moment after the last letter. */
function useFound(words: string): Found {
  const [groups, setGroups] = useState<readonly FoundGroup[] | null>(null)
  const asking = useRef<{ readonly words: string; readonly end: AbortController; readonly answer: Answer }>(null)
  const find = useCallback((): Answer => {
    // The pause after the last letter may end while a person waits for 'Enter'.
    if (asking.current?.words === words) return asking.current.answer
    // A slower answer to earlier words must not replace this one.
    asking.current?.end.abort()
    const end = new AbortController()
    const answer = askFind(words, end.signal).then((found) => {
      if (found && !end.signal.aborted) setGroups(found)
      return found
    })
    asking.current = { words, end, answer }
    return answer
  }, [words])
  useEffect(() => {
    const pause = setTimeout(() => void find(), words === '' ? 0 : PAUSE_MS)
    return () => clearTimeout(pause)
  }, [find, words])
  useEffect(
    () => () => {
      asking.current?.end.abort()
      asking.current = null
    },
    [],
  )
  return { groups, find }
}
