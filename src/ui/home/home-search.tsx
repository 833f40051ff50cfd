import { type FormEvent, useState } from 'react'
import type { HomeSearchView, HomeView } from '#views/home/home-view.ts'
import * as texts from '#words/home.ts'
import { Icon } from '../elements/icon.tsx'
import { KeywordInput } from '../search/keyword-input.tsx'
import { useSearchNavigation } from '../search/use-search-navigation.ts'
import { useWords } from '../use-words.ts'

const PRICES = [10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150] as const

interface HomeSearchProps {
  readonly search: HomeSearchView
  readonly placeholder: string
  /** The site's own words for the box and its button. */
  readonly words: HomeView['titles']
}

/** Keywords, make, model, body and budget: a GET form of the listing. */
export function HomeSearch({ search, placeholder, words }: HomeSearchProps) {
  const t = useWords()
  const { go } = useSearchNavigation()
  const [make, setMake] = useState('')
  const [model, setModel] = useState('')
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(event.currentTarget)
  }
  return (
    <search>
      <form action="/search" onSubmit={send} className="home-search" autoComplete="off">
        <div className="home-choice home-keyword">
          <label htmlFor="home-keyword" className="label">
            {words.keyword ?? t(texts.keywordStockNumber)}
          </label>
          <KeywordInput id="home-keyword" query="" placeholder={placeholder} className="home-select" />
        </div>
        {search.makes.length > 1 ? (
          <Choice
            name="make"
            label={t(texts.make)}
            any={t(texts.allMakes)}
            value={make}
            onChange={(to) => {
              setMake(to)
              setModel('')
            }}
          >
            {search.makes.map(({ value, label, count }) => (
              <option key={value} value={value}>
                {`${label} (${count})`}
              </option>
            ))}
          </Choice>
        ) : null}
        <Choice name="model" label={t(texts.model)} any={t(texts.allModels)} value={model} onChange={setModel}>
          <Models search={search} make={make} />
        </Choice>
        {search.bodies.length > 1 ? (
          <Choice name={search.bodies[0]?.facet ?? 'simple_body'} label={t(texts.body)} any={t(texts.allBodies)}>
            {search.bodies.map(({ value, label, count }) => (
              <option key={value} value={value}>
                {`${label} (${count})`}
              </option>
            ))}
          </Choice>
        ) : null}
        <Choice name="price" label={t(texts.budget)} any={t(texts.anyPrice)}>
          {PRICES.map((thousand) => (
            <option key={thousand} value={`:${thousand}000`}>
              {t(texts.upThousand000, { thousand })}
            </option>
          ))}
        </Choice>
        <button type="submit" className="button button-primary button-large home-search-button">
          <Icon name="search" />
          {words.search ?? t(texts.searchStock)}
        </button>
      </form>
    </search>
  )
}

/** The chosen make's models, or all models grouped by make, which is also the state without JavaScript. */
function Models({ search, make }: { readonly search: HomeSearchView; readonly make: string }) {
  const groups = make === '' ? search.models : search.models.filter((each) => each.make === make)
  return groups.map((each) => (
    <optgroup key={each.make} label={each.make}>
      {each.models.map((model) => (
        <option key={model} value={model}>
          {model}
        </option>
      ))}
    </optgroup>
  ))
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly any: string
  /** Undefined: uncontrolled. */
  readonly value?: string
  readonly onChange?: (value: string) => void
  readonly children: React.ReactNode
}

function Choice({ name, label, any, value, onChange, children }: ChoiceProps) {
  const state =
    onChange === undefined
      ? { defaultValue: '' }
      : { value, onChange: (event: React.ChangeEvent<HTMLSelectElement>) => onChange(event.currentTarget.value) }
  return (
    <label className="home-choice">
      <span className="label">{label}</span>
      <select name={name} className="home-select select" {...state}>
        <option value="">{any}</option>
        {children}
      </select>
    </label>
  )
}
