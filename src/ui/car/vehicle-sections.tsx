import type { ReactNode } from 'react'
import type { VehicleView } from '#views/vehicle/vehicle-view.ts'
import { useTrade } from '../trade-context.ts'
import { CarSummary } from './car-summary.tsx'
import { DealerComments } from './dealer-comments.tsx'
import { Features } from './features.tsx'
import { ReserveOnline } from './reserve-online.tsx'
import { Specifications } from './specifications.tsx'
import { TickList } from './tick-list.tsx'
import { TitledPoints } from './titled-points.tsx'

/** CAR-1: the sections in the site's order, with the headings of the rule. */
export function VehicleSections({ vehicle }: { readonly vehicle: VehicleView }) {
  const trade = useTrade()
  return vehicle.sections.map((name) => {
    const section = SECTIONS[name]
    return section ? (
      <section key={name} id={name} aria-labelledby={`${name}-heading`} className="vehicle-section">
        <h2 id={`${name}-heading`}>{trade(section.heading)}</h2>
        <div>{section.draw(vehicle)}</div>
      </section>
    ) : null
  })
}

const SECTIONS: Readonly<
  Record<string, { readonly heading: string; readonly draw: (vehicle: VehicleView) => ReactNode }>
> = {
  comments: { heading: 'Dealer Comments', draw: ({ comments }) => <DealerComments comments={comments} /> },
  included: { heading: "What's Included", draw: ({ included }) => <TickList lines={included} /> },
  'why-buy': { heading: 'Why Buy From Us?', draw: ({ whyBuy }) => <TitledPoints points={whyBuy} /> },
  'reserve-online': {
    heading: 'Reserve Online',
    draw: ({ reserveOnline }) => (reserveOnline ? <ReserveOnline {...reserveOnline} /> : null),
  },
  protect: { heading: 'Protect Your Car', draw: ({ protect }) => <TitledPoints points={protect} /> },
  summary: { heading: 'Car Summary', draw: (vehicle) => <CarSummary vehicle={vehicle} /> },
  specifications: {
    heading: 'All Specifications',
    draw: ({ specifications }) => <Specifications groups={specifications} />,
  },
  features: { heading: 'Features', draw: ({ features }) => <Features features={features} /> },
}
