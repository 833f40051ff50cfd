import type { OpenState as OpenStateView } from '#domain/location/open-state.ts'

/** 'Open now until 5:30 pm' with a coloured dot that only repeats the text (PLACE-3). */
export function OpenState({ state }: { readonly state: OpenStateView }) {
  return (
    <p className={state.open ? 'open-state open-state-open' : 'open-state'}>
      <strong>{state.label}</strong>
      {state.next ? <span> {state.next}</span> : null}
    </p>
  )
}
