import { Fold } from './fold.tsx'
import { TickList } from './tick-list.tsx'

/** CAR-3: eight features show, the rest behind 'Show All'. */
const SHOWN = 8

export function Features({ features }: { readonly features: readonly string[] }) {
  return (
    <>
      <TickList lines={features.slice(0, SHOWN)} />
      {features.length > SHOWN ? (
        <Fold more="Show All" less="Hide">
          <TickList lines={features.slice(SHOWN)} />
        </Fold>
      ) : null}
    </>
  )
}
