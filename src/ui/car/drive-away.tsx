import { useState } from 'react'
import { STATES, type State } from '#domain/drive-away/duty-facts.ts'
import type { DriveAwayView } from '#views/card/drive-away-view.ts'
import * as words from '#words/car.ts'
import { storedText, storeText } from '../browser-storage/stored-items.ts'
import { tellFigures, useFigures } from '../browser-storage/told-figures.ts'
import { useWords } from '../use-words.ts'

/**
 * MONEY-3: the car's price with government charges in the buyer's state, which the browser remembers. Behind one line: what
 * is in it, what is not, and the source. Without JavaScript it is for the car's own state.
 */
export function DriveAway({ driveAway }: { readonly driveAway: DriveAwayView }) {
  const t = useWords()
  const [state, setState] = useState<State>(driveAway.state)
  useFigures(() => setState(STATES.find((each) => each === storedText('buyer-state')) ?? driveAway.state))
  const { label, total, lines, notes } = driveAway.states[state]
  const choose = (to: State) => {
    storeText('buyer-state', to)
    tellFigures()
  }
  return (
    <details className="drive-away mt-2">
      <summary className="min-h-11 py-2.5">
        <span className="underline decoration-dotted underline-offset-4">{label}</span>
        {total ? <span className="font-semibold">{` ${total}`}</span> : null}
      </summary>
      <label className="flex items-center gap-3 text-sm no-script:hidden">
        {t(words.state)}
        <select
          className="input select"
          value={state}
          onChange={(event) => choose(STATES.find((each) => each === event.currentTarget.value) ?? state)}
        >
          {STATES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <dl className="mt-2 text-sm">
        {lines.map((line) => (
          <div key={line.label} className="flex justify-between gap-6 border-b border-line py-2.5">
            <dt className="text-muted">{line.label}</dt>
            <dd className="text-right font-medium">{line.amount}</dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note} className="mt-2 text-xs text-muted">
          {note}
        </p>
      ))}
    </details>
  )
}
