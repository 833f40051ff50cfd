import type { ReactNode } from 'react'
import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import * as words from '#words/car.ts'
import { inspection } from '#words/inspection.ts'
import type { Word } from '#words/word.ts'
import { useWords } from '../use-words.ts'
import { CarSummary } from './car-summary.tsx'
import { DealerComments } from './dealer-comments.tsx'
import { Features } from './features.tsx'
import { Inspection } from './inspection.tsx'
import { ReserveOnline } from './reserve-online.tsx'
import { Specifications } from './specifications.tsx'
import { TickList } from './tick-list.tsx'
import { TitledPoints } from './titled-points.tsx'

/** CAR-1: the sections in the site's order, with the headings of the rule. */
export function VehicleSections({ vehicle }: { readonly vehicle: VehicleView }) {
  const t = useWords()
  return vehicle.sections.map((name) => {
    const section = SECTIONS[name]
    return section ? (
      <section key={name} id={name} aria-labelledby={`${name}-heading`} className="vehicle-section">
        <h2 id={`${name}-heading`}>{t(section.heading)}</h2>
        <div>{section.draw(vehicle)}</div>
      </section>
    ) : null
  })
}

const SECTIONS: Readonly<
  Record<string, { readonly heading: Word; readonly draw: (vehicle: VehicleView) => ReactNode }>
> = {
  comments: { heading: words.dealerComments, draw: ({ comments }) => <DealerComments comments={comments} /> },
  inspection: {
    heading: inspection,
    draw: (vehicle) => (vehicle.inspection ? <Inspection inspection={vehicle.inspection} /> : null),
  },
  included: { heading: words.whatsIncluded, draw: ({ included }) => <TickList lines={included} /> },
  'why-buy': { heading: words.whyBuyFrom, draw: ({ whyBuy }) => <TitledPoints points={whyBuy} /> },
  'reserve-online': {
    heading: words.reserveOnline,
    draw: ({ reserveOnline }) => (reserveOnline ? <ReserveOnline {...reserveOnline} /> : null),
  },
  protect: { heading: words.protectYourCar, draw: ({ protect }) => <TitledPoints points={protect} /> },
  summary: { heading: words.carSummary, draw: (vehicle) => <CarSummary vehicle={vehicle} /> },
  specifications: {
    heading: words.allSpecifications,
    draw: ({ specifications }) => <Specifications groups={specifications} />,
  },
  features: { heading: words.features, draw: ({ features }) => <Features features={features} /> },
}
