import { type FormEvent, useRef } from 'react'
import type { DirectoryView } from '#views/directory/directory-view.ts'
import * as texts from '#words/directory.ts'
import { Button } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { useSearchNavigation } from '../search/use-search-navigation.ts'
import { useChange } from '../use-change.ts'
import { useWords } from '../use-words.ts'

/** Keywords and a few selects in a GET form; with JavaScript results update while typing (SEARCH-17). */
export function DirectorySearch({ directory, label }: { readonly directory: DirectoryView; readonly label: string }) {
  const t = useWords()
  const form = useRef<HTMLFormElement>(null)
  const { go, goSoon } = useSearchNavigation()
  // Update the fields from the address, except the focused one.
  useChange(directory, () => {
    const said = new Map(directory.lists.map(({ name, chosen }) => [name, chosen])).set('query', directory.query)
    for (const field of form.current?.querySelectorAll<HTMLInputElement>('input[type=search], select') ?? [])
      if (field !== document.activeElement) field.value = said.get(field.name) ?? ''
  })

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(event.currentTarget)
  }
  return (
    <search>
      <form ref={form} action={directory.path} onSubmit={send} autoComplete="off" className="directory-search">
        {directory.state.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="directory-words">
          <label htmlFor="directory-query" className="sr-only">
            {label}
          </label>
          <Icon name="search" className="directory-words-icon size-5" />
          <input
            id="directory-query"
            type="search"
            name="query"
            enterKeyHint="search"
            defaultValue={directory.query}
            placeholder={directory.placeholder}
            className="input"
            onChange={(event) => event.currentTarget.form && goSoon(event.currentTarget.form)}
          />
        </div>
        {directory.lists.map((list) => (
          <div key={list.name} className="directory-list">
            <select
              name={list.name}
              aria-label={list.label}
              defaultValue={list.chosen}
              className="input select"
              onChange={(event) => event.currentTarget.form && go(event.currentTarget.form)}
            >
              <option value="">{list.anyLabel}</option>
              {list.values.map(({ value, label: text, count }) => (
                <option key={value} value={value}>
                  {count === null ? text : `${text} (${count})`}
                </option>
              ))}
            </select>
          </div>
        ))}
        <Button type="submit">{t(texts.search)}</Button>
      </form>
    </search>
  )
}
