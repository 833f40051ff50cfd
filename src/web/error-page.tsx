import { SimilarCars } from '#ui/car/similar-cars.tsx'
import { Button } from '#ui/elements/button.tsx'
import { ErrorNotice } from '#ui/errors/error-notice.tsx'
import { PopularLinks } from '#ui/errors/popular-links.tsx'
import { SendAgain } from '#ui/errors/send-again.tsx'
import { useWords } from '#ui/use-words.ts'
import type { CardView } from '#views/card/card-view.ts'
import type { TileView } from '#views/home/home-view.ts'
import type { NumberView } from '#views/site/numbers-view.ts'
import * as texts from '#words/frame.ts'
import type { Word } from '#words/word.ts'
import { publicErrorIn, sentIn } from './public-errors.ts'
import { RENEW } from './renew-act.ts'

/** The page for an error. It never shows the error itself (ROUTE-11). */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const t = useWords()
  const { status, data: brought } = publicErrorIn(error) ?? { status: 500, data: null }
  const similar = listIn<CardView>(brought, 'similar')
  const numbers = listIn<NumberView>(brought, 'numbers')
  const linkOver = linkOverIn(brought)
  const again = textIn(brought, 'again')
  const sent = sentIn(brought)
  const words =
    (has(brought, 'searchAway') ? SEARCH_AWAY : null) ??
    (linkOver && LINK_OVER[linkOver]) ??
    (sent && NOT_SENT) ??
    WORDS[status] ??
    (status < 500 ? WORDS[404] : null) ??
    BROKEN
  return (
    <>
      <title>{t(words.heading)}</title>
      <meta name="robots" content="noindex" />
      <ErrorNotice
        heading={t(words.heading)}
        text={t(words.text)}
        search={words.search ?? true}
        status={status}
        action={sent ? <SendAgain {...sent} /> : <WaysOn canRenew={linkOver === 'offered'} again={again} />}
      >
        {words.link ? (
          <p className="mt-6">
            <a className="button button-primary" href={words.link.href}>
              {t(words.link.label)}
            </a>
          </p>
        ) : null}
        {numbers.length > 0 ? (
          <section className="mt-10" aria-labelledby="call">
            <h2 id="call" className="label">
              {t(texts.orCallUs)}
            </h2>
            <ul className="mt-3 flex flex-wrap gap-2">
              {numbers.map(({ name, text, tel }) => (
                <li key={name}>
                  <a className="button button-outline" href={tel}>
                    {numbers.length > 1 ? `${name} ${text}` : text}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {similar.length > 0 ? (
          <div className="mt-14">
            <SimilarCars cars={similar} heading={t(texts.similarCarsBuyToday)} />
          </div>
        ) : null}
        {words.search === false ? null : <PopularLinks links={listIn<TileView>(brought, 'popular')} />}
      </ErrorNotice>
    </>
  )
}

/** The button that mails the buyer a new link, with or without JavaScript, and the link to the start. */
function WaysOn({ canRenew, again }: { readonly canRenew: boolean; readonly again: string | null }) {
  const t = useWords()
  if (!canRenew && again === null) return null
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {canRenew ? (
        <form method="post">
          <Button type="submit" name="act" value={RENEW}>
            {t(texts.emailNewLink)}
          </Button>
        </form>
      ) : null}
      {again === null ? null : (
        <a className="button button-outline" href={again}>
          {t(texts.startNewValuation)}
        </a>
      )}
    </div>
  )
}

interface Words {
  readonly heading: Word
  readonly text: Word
  readonly search?: boolean
  readonly link?: { readonly label: Word; readonly href: string }
}

const BROKEN: Words = {
  heading: texts.somethingWentWrongSide,
  text: texts.itsNotFaultBeen,
  search: false,
}

/** D-46: shown for a listing while the search cluster is down. */
const SEARCH_AWAY: Words = {
  heading: texts.stockListIsntAvailable,
  text: texts.pleaseTryAgainFew,
  search: false,
  link: { label: texts.callVisit, href: '/contact-us' },
}

/** H4-6: a form that the database was too busy to take. */
const NOT_SENT: Words = {
  heading: texts.hasntBeenSent,
  text: texts.keptWhatYouEntered,
  search: false,
}

/** H4-4: a buyer's link that is over, before and after its button. */
const LINK_OVER: Readonly<Record<'offered' | 'asked', Words>> = {
  offered: { heading: texts.linkIsOver, text: texts.linksWorkSomeMonths, search: false },
  asked: { heading: texts.checkYourEmail, text: texts.newLinkOnItsWay, search: false },
}

/** The browser sent what this page does not take. */
const REFUSED: Words = {
  heading: texts.thatDidntWork,
  text: texts.cantReadWhatBrowser,
  search: false,
}

const WORDS: Readonly<Record<number, Words>> = {
  400: REFUSED,
  403: {
    heading: texts.thatDidntWork,
    text: texts.formCameFromAnother,
    search: false,
  },
  404: {
    heading: texts.pageNotFound,
    text: texts.linkMayBrokenOut,
  },
  405: {
    heading: texts.thatDidntWork,
    text: texts.pleaseGoBackForm,
  },
  410: {
    heading: texts.oneBeenSold,
    text: texts.itsNoLongerSale,
  },
  413: {
    heading: texts.thatsTooMuchOnce,
    text: texts.pleaseGoBackShorten,
    search: false,
  },
  415: REFUSED,
  429: {
    heading: texts.tooManyAttempts,
    text: texts.pleaseWaitMinuteTry,
    search: false,
  },
  503: {
    heading: texts.pageIsntAvailableRight,
    text: texts.beenNotifiedPleaseGo,
    search: false,
  },
}

function linkOverIn(brought: unknown): 'offered' | 'asked' | null {
  if (!has(brought, 'linkOver')) return null
  return (brought as { readonly linkOver: unknown }).linkOver === 'asked' ? 'asked' : 'offered'
}

function textIn(brought: unknown, name: string): string | null {
  if (!has(brought, name)) return null
  const text = (brought as Readonly<Record<string, unknown>>)[name]
  return typeof text === 'string' ? text : null
}

function has(brought: unknown, name: string): boolean {
  return typeof brought === 'object' && brought !== null && name in brought
}

/** A list in the data of an error, such as `data({ popular, similar }, { status: 410 })`; empty if it has none. */
function listIn<Item>(brought: unknown, name: 'popular' | 'similar' | 'numbers'): readonly Item[] {
  if (typeof brought !== 'object' || brought === null) return []
  const list: unknown = Reflect.get(brought, name)
  return Array.isArray(list) ? list : []
}
