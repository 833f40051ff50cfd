import type { ReactNode } from 'react'
import type { FormFaults } from '#domain/form/form-faults.ts'
import type { FormPageBlocks } from '#views/block/block-view.ts'
import type { LeadFormView } from '#views/lead-page/lead-form-view.ts'
import type { LeadPageView } from '#views/lead-page/lead-page-view.ts'
import type { LocationView, SiteView } from '#views/site/site-view.ts'
import * as texts from '#words/lead-page.ts'
import { FreeBlocks } from '../block/free-block.tsx'
import { CarFinder } from '../car-finder/car-finder.tsx'
import { ButtonLink } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { Steps } from '../elements/steps.tsx'
import { PagePriceStory } from '../finance/page-price-story.tsx'
import { YourFigures } from '../finance/price-story.tsx'
import { LeadForm } from '../lead-form/lead-form.tsx'
import { LocationsBlock } from '../location/locations-block.tsx'
import { PlaceDetails } from '../location/place-details.tsx'
import type { FormLayout } from '../slots.ts'
import { useWords } from '../use-words.ts'
import { CallOrVisit } from './call-or-visit.tsx'
import { HeadPicture } from './head-picture.tsx'
import { LeadPageCar } from './lead-page-car.tsx'
import { LocationDetails } from './location-details.tsx'
import { TalkInstead } from './talk-instead.tsx'

interface LeadPageProps {
  readonly site: SiteView
  readonly page: LeadPageView
  /** The location next to the form. */
  readonly location: LocationView | null
  readonly form: LeadFormView
  readonly faults: FormFaults | null
  /** B14: the site's own blocks beside and below the form. */
  readonly blocks: FormPageBlocks
  /** The template's. */
  readonly layout: FormLayout
  /** Above the form: the finance page's calculator. */
  readonly children?: ReactNode
}

/** A page with a form and, next to it, the car, the next steps and the dealer's location (ROUTE-7, ROUTE-8). */
export function LeadPage({ site, page, location, form, faults, blocks, layout: Layout, children }: LeadPageProps) {
  const { above, car } = page
  return (
    <main id="content" className="lead-page">
      <Layout
        picture={page.picture ? <HeadPicture picture={page.picture} /> : null}
        above={above ? <WayUp {...above} /> : null}
        heading={<h1>{page.heading}</h1>}
        introduction={<p className="lead-page-introduction">{page.introduction}</p>}
        before={
          <>
            {page.place ? <PlaceDetails place={page.place} /> : null}
            {page.ownWords ? (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was read (site/content/render-markdown.ts).
              <div className="lead-page-words prose container" dangerouslySetInnerHTML={{ __html: page.ownWords }} />
            ) : null}
            {children}
          </>
        }
        car={car ? <LeadPageCar car={car} /> : null}
        ways={page.places ? <CallOrVisit places={page.places.places} /> : null}
        finder={page.finder ? <Finder finder={page.finder} /> : null}
        form={
          <section id={page.anchor} aria-labelledby="lead-form-heading" className="lead-page-form">
            <h2 id="lead-form-heading">{page.formHeading}</h2>
            <LeadForm
              // A new address is a new form: values typed into the previous one are dropped.
              key={form.action}
              form={form}
              faults={faults}
              filled={page.filled}
              submitLabel={page.submitLabel}
            />
          </section>
        }
        price={
          car?.story ? (
            <div className="lead-page-price">
              <PagePriceStory {...car.story} own={null} car={car.title} />
              <YourFigures />
            </div>
          ) : null
        }
        steps={
          <section className="lead-page-steps">
            <h2>{page.stepsHeading}</h2>
            <Steps steps={page.steps} />
          </section>
        }
        notes={page.notes ? <Notes {...page.notes} /> : null}
        beside={<Beside page={page} blocks={blocks} />}
        place={
          location ? (
            <LocationDetails location={location} hours={page.hours} />
          ) : page.place || page.places ? null : (
            <TalkInstead site={site} />
          )
        }
        after={
          <>
            {page.places ? <Places places={page.places} /> : null}
            <FreeBlocks blocks={blocks.below} />
          </>
        }
      />
    </main>
  )
}

function WayUp({ label, href }: NonNullable<LeadPageView['above']>) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline">
      <Icon name="chevron-left" className="size-4" />
      {label}
    </a>
  )
}

function Finder({ finder }: { readonly finder: NonNullable<LeadPageView['finder']> }) {
  const t = useWords()
  return (
    <section aria-labelledby="lead-page-finder" className="lead-page-form lead-page-finder">
      <h2 id="lead-page-finder">{t(texts.whichCar)}</h2>
      <CarFinder {...finder} take={t(texts.chooseThisCar)} />
    </section>
  )
}

function Notes({ heading, lines }: NonNullable<LeadPageView['notes']>) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="lead-page-notes">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

function Beside({ page, blocks }: Pick<LeadPageProps, 'page' | 'blocks'>) {
  return (
    <>
      <FreeBlocks blocks={blocks.beside} beside />
      {page.searchLabel ? (
        <ButtonLink kind="outline" href="/search" className="w-full">
          {page.searchLabel}
        </ButtonLink>
      ) : null}
    </>
  )
}

function Places({ places }: { readonly places: NonNullable<LeadPageView['places']> }) {
  const t = useWords()
  return (
    <section aria-labelledby="lead-page-places" className="lead-page-places container">
      <h2 id="lead-page-places">{t(places.arrangement === 'card' ? texts.whereFind : texts.ourLocations)}</h2>
      <LocationsBlock places={places} />
    </section>
  )
}
