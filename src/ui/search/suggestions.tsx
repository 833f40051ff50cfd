import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { SuggestionView } from '#views/listing/suggestions-view.ts'
import * as words from '#words/search.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'
import { forgetSearches } from './search-history.ts'
import { type OptionGroup, useOffered } from './use-offered.ts'

export interface SuggestionsProps {
  readonly input: RefObject<HTMLInputElement | null>
  /** Called when a suggestion is followed. */
  readonly onFollow?: () => void
}

/**
 * List of a search box (WAI-ARIA combobox with listbox): recent searches while the field is empty, suggestions while
 * the visitor types. The focus stays in the field. Each option is a link, so that it can open in a new tab.
 */
export function Suggestions({ input, onFollow }: SuggestionsProps) {
  const t = useWords()
  const id = useId()
  // Focusing a field with the address's own keywords does not open the list.
  const [open, setOpen] = useState(() => isAsking(input.current))
  const [active, setActive] = useState<string | null>(null)
  const { groups, typed, said, forget } = useOffered(input)
  const options = groups.flatMap((group) => group.options.map(({ key }) => key))
  const isShown = open && options.length > 0
  const current = isShown && active !== null && options.includes(active) ? active : null
  const idOf = (key: string) => `${id}-${options.indexOf(key)}`

  // The options changed: no option is active any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the words change, without reading them.
  useEffect(() => setActive(null), [typed])

  useLayoutEffect(() => {
    const field = input.current
    if (!field) return
    field.setAttribute('aria-expanded', String(isShown))
    set(field, 'aria-controls', isShown ? id : null)
    set(field, 'aria-activedescendant', current === null ? null : idOf(current))
    if (current !== null) document.getElementById(idOf(current))?.scrollIntoView({ block: 'nearest' })
  })

  const keys = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const to = isShown ? moveTo(event.key, options, current) : undefined
    if (to !== undefined) {
      event.preventDefault()
      setActive(to)
    } else if (!isShown && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      setOpen(true)
      setActive(options.at(event.key === 'ArrowDown' ? 0 : -1) ?? null)
    } else if (event.key === 'Escape' && isShown) {
      // The first Escape closes the list. The browser handles the next one, which empties the field.
      event.preventDefault()
      setOpen(false)
    } else if (event.key === 'Enter') {
      setOpen(false)
      if (current === null) return
      event.preventDefault()
      document.getElementById(idOf(current))?.click()
    }
  }
  const latestKeys = useRef(keys)
  useLayoutEffect(() => {
    latestKeys.current = keys
  })

  // Listeners are added once: one that is replaced during an event would miss that event.
  useEffect(() => {
    const field = input.current
    if (!field) return
    const press = (event: KeyboardEvent) => latestKeys.current(event)
    const show = () => setOpen(true)
    const showEmpty = () => field.value === '' && setOpen(true)
    const hide = ({ relatedTarget }: FocusEvent) => {
      const list = document.getElementById(id)
      if (!(relatedTarget instanceof Node && list?.contains(relatedTarget))) setOpen(false)
    }
    if (isAsking(field)) setOpen(true)
    field.addEventListener('keydown', press)
    field.addEventListener('focus', showEmpty)
    field.addEventListener('input', show)
    field.addEventListener('click', show)
    field.addEventListener('blur', hide)
    return () => {
      field.removeEventListener('keydown', press)
      field.removeEventListener('focus', showEmpty)
      field.removeEventListener('input', show)
      field.removeEventListener('click', show)
      field.removeEventListener('blur', hide)
    }
  }, [input, id])

  const follow = (href: string) => {
    setOpen(false)
    setActive(null)
    if (input.current) input.current.value = new URL(href, location.href).searchParams.get('query') ?? ''
    onFollow?.()
  }
  return (
    <>
      <p role="status" className="sr-only">
        {isShown ? said : ''}
      </p>
      {isShown ? (
        // Pressing an option must not take the focus from the field: the list would close before the click.
        <div
          id={id}
          role="listbox"
          aria-label={t(words.suggestions2)}
          className="suggestions box shadow-raised"
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map((group) => (
            <Group key={group.label} id={`${id}-${slug(group.label)}`} group={group}>
              {group.options.map((option) => (
                <a
                  key={option.key}
                  id={idOf(option.key)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option.key === current}
                  href={option.href}
                  className="suggestion"
                  onClick={(event) => {
                    if (option.href === undefined) {
                      event.preventDefault()
                      forgetSearches()
                      forget()
                    } else if (!(event.metaKey || event.ctrlKey || event.shiftKey)) follow(option.href)
                  }}
                >
                  <Icon name={option.icon} className="size-4 flex-none text-muted" />
                  <Pieces pieces={option.pieces} />
                  {option.note ? <span className="suggestion-note">{option.note}</span> : null}
                </a>
              ))}
            </Group>
          ))}
        </div>
      ) : null}
    </>
  )
}

interface GroupProps {
  readonly id: string
  readonly group: OptionGroup
  readonly children: React.ReactNode
}

/** Options of one kind under a label; the last group has no label. */
function Group({ id, group, children }: GroupProps) {
  if (!group.titled) return <div className="suggestions-last">{children}</div>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox may contain groups, but no fieldset.
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className="label suggestions-label">
        {group.label}
      </p>
      {children}
    </div>
  )
}

function Pieces({ pieces }: { readonly pieces: SuggestionView['pieces'] }) {
  return (
    <span className="min-w-0 flex-1 py-1 leading-snug">
      {pieces.map(([text, answers], place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no identity but its position.
        answers ? <b key={place}>{text}</b> : text,
      )}
    </span>
  )
}

function isAsking(field: HTMLInputElement | null): boolean {
  return field !== null && (field.value === '' || field.value !== field.defaultValue)
}

/** Option that a key moves to; null: back to the field; undefined: the browser handles the key. */
function moveTo(key: string, options: readonly string[], current: string | null): string | null | undefined {
  const at = current === null ? -1 : options.indexOf(current)
  if (key === 'ArrowDown') return options[at + 1] ?? null
  if (key === 'ArrowUp') return at === 0 ? null : (options.at(at - (at === -1 ? 0 : 1)) ?? null)
  // While no option is active, Home and End move the caret.
  if (current === null) return undefined
  if (key === 'Home') return options[0]
  if (key === 'End') return options.at(-1)
  return undefined
}

function set(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

function slug(label: string): string {
  return label.toLowerCase().replaceAll(' ', '-')
}
