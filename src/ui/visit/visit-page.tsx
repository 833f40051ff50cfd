import type { VisitView } from '#views/lead-page/visit-view.ts'
import type { SiteView } from '#views/site/site-view.ts'
import * as words from '#words/visit.ts'
import { Icon } from '../elements/icon.tsx'
import { SaidHeading } from '../elements/said-heading.tsx'
import { EnquiredCar } from '../success/enquired-car.tsx'
import { WhoCalls } from '../success/who-calls.tsx'
import { useWords } from '../use-words.ts'
import { VisitChangeForms, VisitFault } from './visit-change-forms.tsx'

/** FORM-17: a buyer's page of their visit: when and where it is, and the buttons that move and cancel it. */
export function VisitPage({ site, visit }: { readonly site: SiteView; readonly visit: VisitView }) {
  const t = useWords()
  const { state, heading, text, when, car, place, calendarHref, change, fault, reference } = visit
  return (
    <main id="content" className="success-page" data-visit={state}>
      <header className="success-head">
        <div className="container">
          <span className={`success-mark ${state === 'cancelled' || state === 'over' ? 'visit-mark-over' : ''}`}>
            <Icon name={MARKS[state]} className="size-8" />
          </span>
          <SaidHeading>{heading}</SaidHeading>
          <p className="success-message">{text}</p>
        </div>
      </header>
      <div className="success-columns container">
        <div className="success-main">
          <section aria-labelledby="booked" className="success-booked">
            <Icon name="calendar" className="size-7 shrink-0" />
            <div>
              <h2 id="booked" className="label">
                {state === 'cancelled' ? t(words.wasBooked) : t(words.yourTime)}
              </h2>
              <p className="display text-xl">{when}</p>
            </div>
            {calendarHref ? (
              <div className="success-booked-ways">
                <a href={calendarHref} download className="button button-outline">
                  {t(words.addToCalendar)}
                </a>
              </div>
            ) : null}
          </section>
          {fault && !change ? <VisitFault text={fault} /> : null}
          {change ? <VisitChangeForms change={change} fault={fault} /> : null}
          {car ? <EnquiredCar car={car} label={t(words.yourVehicle)} /> : null}
          <p className="success-reference">
            <span>{t(words.yourReference)}</span> <code>{reference}</code>
          </p>
        </div>
        <div className="success-side">{place ? <WhoCalls site={site} place={place} carId={null} /> : null}</div>
      </div>
    </main>
  )
}

const MARKS = { booked: 'check', late: 'clock', over: 'clock', cancelled: 'close' } as const
