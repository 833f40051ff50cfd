import * as words from '#words/car.ts'
import { useWords } from '../use-words.ts'
import { Fold } from './fold.tsx'
import { TickList } from './tick-list.tsx'

/** CAR-3: eight features show, the rest behind 'Show All'. */
const SHOWN = 8

export function Features({ features }: { readonly features: readonly string[] }) {
  const t = useWords()
  return (
    <>
      <TickList lines={features.slice(0, SHOWN)} />
      {features.length > SHOWN ? (
        <Fold more={t(words.showAll)} less={t(words.hide)}>
          <TickList lines={features.slice(SHOWN)} />
        </Fold>
      ) : null}
    </>
  )
}
