import { useRef, useState } from 'react'
import { Written } from '#rendering/written.tsx'
import type { ListingItem, ListingView } from '#views/listing/listing-view.ts'
import type { Say } from '#words/say.ts'
import * as words from '#words/search.ts'
import { late } from '../elements/late.tsx'
import { RepaymentNote } from '../finance/repayment.tsx'
import { useSlots } from '../theme-context.ts'
import { useWords } from '../use-words.ts'
import { CardWhy } from './card-why.tsx'
import { LateNoResults } from './late-no-results.tsx'
import { PromotionCard } from './promotion-card.tsx'
import { ResultControls } from './result-controls.tsx'

/**
 * Number of cards whose picture loads eagerly. A phone's first screen shows one; on a wide screen the browser fetches
 * the others after layout.
 */
export const EAGER = 1

interface ResultsProps {
  readonly listing: ListingView
  /** Another result page is loading: the current cards stay, dimmed (SEARCH-11). */
  readonly busy: boolean
}

/** The cards, with promotional cards among them, and below them the warning that repayments need (LAW-1). */
export function Results({ listing, busy }: ResultsProps) {
  const t = useWords()
  const list = useRef<HTMLUListElement>(null)
  const [pointed, setPointed] = useState<EventTarget | null>(null)
  return (
    <div aria-busy={busy} className="results-frame">
      {listing.items.some(({ kind }) => kind !== 'promotion') ? (
        <>
          <h2 className="sr-only">{t(words.results)}</h2>
          <ul
            ref={list}
            className="results"
            onTouchStart={({ currentTarget }) => offerSwipes(currentTarget, t)}
            onMouseOver={({ target }) => setPointed((was) => was ?? target)}
            onFocus={({ target }) => setPointed((was) => was ?? target)}
          >
            {listing.items.map((item, position) => (
              <Result key={keyOf(item, position)} item={item} eager={position < EAGER} />
            ))}
          </ul>
          <ResultControls list={list} items={listing.items} />
          {pointed ? <LateCardSteps list={list} first={pointed} /> : null}
        </>
      ) : (
        <LateNoResults listing={listing} />
      )}
      <RepaymentNote said={listing.repayments} />
    </div>
  )
}

/** Lets fingers swipe through a card's pictures (B9). Its code loads with the first touch, to keep the listing small. */
function offerSwipes(list: Element, t: Say): void {
  // Offline: each card keeps its one picture.
  import('../card/card-pictures.ts').then(({ watchCards }) => watchCards(list, t)).catch(() => {})
}

/** LOOK-6: the code loads with the first mouse or focus on a card. Offline: each card keeps its one picture. */
const { Late: LateCardSteps } = late(() =>
  import('../card/card-pictures.ts').then(
    ({ CardSteps }) => CardSteps,
    () => () => null,
  ),
)

function Result({ item, eager }: { readonly item: ListingItem; readonly eager: boolean }) {
  const { VehicleCard } = useSlots()
  if (item.kind === 'written') return <Written as="li" html={item.html ?? null} />
  return (
    <li>
      {item.kind === 'car' ? <VehicleCard card={item.card} eager={eager} /> : <PromotionCard promotion={item} />}
      {item.kind === 'car' ? <CardWhy text={item.why} /> : null}
    </li>
  )
}

function keyOf(item: ListingItem, position: number): string {
  if (item.kind === 'promotion') return `${item.title} ${position}`
  return item.kind === 'car' ? item.card.id : item.key
}
