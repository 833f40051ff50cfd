import { SimilarCars } from '#ui/car/similar-cars.tsx'
import { ErrorNotice } from '#ui/errors/error-notice.tsx'
import { PopularLinks } from '#ui/errors/popular-links.tsx'
import type { CardView } from '#views/card/card-view.ts'
import type { TileView } from '#views/home/home-view.ts'
import type { NumberView } from '#views/site/numbers-view.ts'
import { publicErrorIn } from './public-errors.ts'

/** The page for an error. It never shows the error itself (ROUTE-11). */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const { status, data: brought } = publicErrorIn(error) ?? { status: 500, data: null }
  const similar = listIn<CardView>(brought, 'similar')
  const numbers = listIn<NumberView>(brought, 'numbers')
  const words =
    (has(brought, 'searchAway') ? SEARCH_AWAY : null) ?? WORDS[status] ?? (status < 500 ? WORDS[404] : null) ?? BROKEN
  return (
    <>
      <title>{words.heading}</title>
      <meta name="robots" content="noindex" />
      <ErrorNotice heading={words.heading} text={words.text} search={words.search ?? true} status={status}>
        {words.link ? (
          <p className="mt-6">
            <a className="button button-primary" href={words.link.href}>
              {words.link.label}
            </a>
          </p>
        ) : null}
        {numbers.length > 0 ? (
          <section className="mt-10" aria-labelledby="call">
            <h2 id="call" className="label">
              Or call us
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
            <SimilarCars cars={similar} heading="Similar cars you can buy today" />
          </div>
        ) : null}
        {words.search === false ? null : <PopularLinks links={listIn<TileView>(brought, 'popular')} />}
      </ErrorNotice>
    </>
  )
}

interface Words {
  readonly heading: string
  readonly text: string
  readonly search?: boolean
  readonly link?: { readonly label: string; readonly href: string }
}

const BROKEN: Words = {
  heading: 'Something went wrong on our side',
  text: 'It’s not your fault, and we’ve been notified. Please try again in a minute.',
  search: false,
}

/** D-46: shown for a listing while the search cluster is down. */
const SEARCH_AWAY: Words = {
  heading: 'Our stock list isn’t available right now',
  text: 'Please try again in a few minutes, or call us. Our numbers are on the contact page.',
  search: false,
  link: { label: 'Call or visit us', href: '/contact-us' },
}

/** The browser sent what this page does not take. */
const REFUSED: Words = {
  heading: 'That didn’t work',
  text: 'We can’t read what your browser sent. Please go back and try again.',
  search: false,
}

const WORDS: Readonly<Record<number, Words>> = {
  400: REFUSED,
  403: {
    heading: 'That didn’t work',
    text: 'The form came from another website, so we left it. Please open the form on this website and send it again.',
    search: false,
  },
  404: {
    heading: 'Page not found',
    text: 'The link may be broken or out of date. Try searching for a make, model or body type.',
  },
  405: {
    heading: 'That didn’t work',
    text: 'Please go back to the form and send it again, or start from here.',
  },
  410: {
    heading: 'This one has been sold',
    text: 'It’s no longer for sale, but new stock arrives every week. One of these might suit you.',
  },
  413: {
    heading: 'That’s too much at once',
    text: 'Please go back, shorten the message or leave files out, and send it again.',
    search: false,
  },
  415: REFUSED,
  429: {
    heading: 'Too many attempts',
    text: 'Please wait a minute and try again.',
    search: false,
  },
  503: {
    heading: 'This page isn’t available right now',
    text: 'We’ve been notified. Please go back and try again in a minute.',
    search: false,
  },
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
