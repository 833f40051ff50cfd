import type { FormEvent } from 'react'
import type { HomeView } from '#domain/home-view.ts'
import { Icon } from '../elements/icon.tsx'
import { KeywordInput } from '../search/keyword-input.tsx'
import { useSearchNavigation } from '../search/use-search-navigation.ts'

const PRICES = [10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150] as const

/** Words, make, body and budget in one line: a GET form of the listing. */
export function HomeSearch({ home, className = '' }: { readonly home: HomeView; readonly className?: string }) {
  const { go } = useSearchNavigation()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(event.currentTarget)
  }
  return (
    <search>
      <form action="/search" onSubmit={send} className={`home-search ${className}`}>
        <div className="home-choice home-keyword">
          <label htmlFor="home-keyword" className="label">
            Make, model or stock number
          </label>
          <KeywordInput id="home-keyword" query="" placeholder={home.placeholder} className="home-select" />
        </div>
        {home.makesOffered.length > 1 ? (
          <Choice name="make" label="Make" any="All makes">
            {home.makesOffered.map(({ value, label, count }) => (
              <option key={value} value={value}>
                {`${label} (${count})`}
              </option>
            ))}
          </Choice>
        ) : null}
        {home.bodies.length > 1 ? (
          <Choice name="simple_body" label="Body" any="All bodies">
            {home.bodies.map(({ value, label, count }) => (
              <option key={value} value={value}>
                {`${label} (${count})`}
              </option>
            ))}
          </Choice>
        ) : null}
        <Choice name="price" label="Budget" any="Any price">
          {PRICES.map((thousand) => (
            <option key={thousand} value={`:${thousand}000`}>
              {`Up to $${thousand},000`}
            </option>
          ))}
        </Choice>
        <button type="submit" className="button button-primary button-large home-search-button">
          <Icon name="search" />
          Search stock
        </button>
      </form>
    </search>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly any: string
  readonly children: React.ReactNode
}

function Choice({ name, label, any, children }: ChoiceProps) {
  return (
    <label className="home-choice">
      <span className="label">{label}</span>
      <select name={name} className="home-select select" defaultValue="">
        <option value="">{any}</option>
        {children}
      </select>
    </label>
  )
}
