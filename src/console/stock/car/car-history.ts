import { currentPrice } from '#domain/car/price/current-price.ts'
import { deskField } from '#domain/desk/desk-fields.ts'
import { isSame, photoOrderOf } from '#domain/desk/override.ts'
import { photosOf } from '#domain/desk/photo/photo-order.ts'
import { formatMoney } from '#domain/money.ts'
import { inWordsOf, type RegionCode } from '#domain/region.ts'
import type { ShownDeskCar } from '#operations/desk/show-desk-car.ts'
import type { Site } from '#site/site.ts'
import { momentOf } from '../../time/moment.ts'
import { overrideText, sourceText } from './car-fields.ts'
import type { DeskCarPage } from './car-values.ts'
import { photoChangeText } from './photo-change-text.ts'

type Edit = ShownDeskCar['edits'][number]

/** DESK-7: the prices that the site showed, and why it showed none: 'Hidden by Kim Lee'. */
export function pricesOf({ ledger, edits }: ShownDeskCar, site: Site): DeskCarPage['prices'] {
  return ledger.map(({ at, price, offerPrice, source }) => {
    const amount = currentPrice({ price, offer_price: offerPrice })
    const by = edits.find((edit) => edit.at.getTime() === at.getTime())
    const isHidden = amount === null && by?.after.get('show_on_dealer_website')?.value === false
    return {
      at: momentOf(at, site),
      text: isHidden ? `Hidden by ${by.by.name}` : amount === null ? 'No price shown' : formatMoney(amount),
      source: isHidden ? null : source === 'staff' ? (by?.by.name ?? 'Changed by us') : sourceText(source),
    }
  })
}

/** DESK-8: the latest edits, each with what it changed and its undo. */
export function editsOf({ edits, desk }: ShownDeskCar, site: Site, mayEdit: boolean): DeskCarPage['edits'] {
  const feeds = photosOf(desk.feedCar)
  return edits.map((edit) => ({
    id: edit.id,
    at: momentOf(edit.at, site),
    who: edit.by.name,
    lines: linesOf(edit, feeds, site.region),
    undo: mayEdit && edit.undoneAt === null ? edit.batch : null,
    isUndone: edit.undoneAt !== null,
  }))
}

function linesOf({ before, after }: Edit, feeds: readonly string[], region: RegionCode): readonly string[] {
  const parts = [...new Set([...before.keys(), ...after.keys()])]
  return parts
    .filter((part) => !isSame(before.get(part), after.get(part)))
    .map((part) =>
      part === 'photos'
        ? photoChangeText(feeds, photoOrderOf(before), photoOrderOf(after))
        : `${inWordsOf(region, deskField(part).label)}: ${overrideText(part, before, region)} → ${overrideText(part, after, region)}`,
    )
}
