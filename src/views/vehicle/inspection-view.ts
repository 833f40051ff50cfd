import type { AttributeView } from '#domain/car/attribute-view.ts'
import type { Car } from '#domain/car/car.ts'
import { feedText } from '#domain/car/feed-text.ts'
import { dateText } from '#domain/date/date-text.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import type { RegionCode } from '#domain/region.ts'
import { fold } from '#search/fold.ts'
import * as words from '#words/inspection.ts'
import { say } from '#words/say.ts'

/** What a dealer's inspection found, in the dealer's own words: nothing is worked out or made up. */
export interface InspectionView {
  /** 'Inspected 12 November 2026, 2 marks: see what we found', below the price. */
  readonly summary: string
  readonly facts: readonly AttributeView[]
  /** 'Marks on the car' */
  readonly marksHeading: string
  /** Each with the picture that staff describe in the same words, if there is one. */
  readonly marks: readonly { readonly text: string; readonly picture: PictureView | null }[]
}

/** Null where the car has nothing of an inspection. */
export function inspectionView(
  car: Car,
  pictures: readonly PictureView[],
  { region }: { readonly region: RegionCode },
): InspectionView | null {
  const date = feedText(car.inspection_date ?? null)
  const rows: readonly (readonly [name: string, label: string, value: string | null])[] = [
    ['inspection_date', say(words.inspected), date && dateText(date, region)],
    ['inspected_by', say(words.inspectedBy), feedText(car.inspected_by ?? null)],
    ['roadworthy', say(words.roadworthy), feedText(car.roadworthy ?? null)],
    ['service_history', say(words.serviceHistory), feedText(car.service_history ?? null)],
    ['keys', say(words.keys), feedText(car.keys ?? null)],
  ]
  const facts = rows.flatMap(([name, label, value]) => (value === null ? [] : [{ name, label, value }]))
  const lines = (car.marks ?? '').split('|').map((mark) => mark.trim())
  const marks = [...new Set(lines.filter((mark) => mark !== ''))].map((text) => ({
    text,
    picture: pictures.find(({ caption }) => caption && fold(caption) === fold(text)) ?? null,
  }))
  if (facts.length === 0 && marks.length === 0) return null
  const said = [
    date ? say(words.inspectedOn, { date: dateText(date, region) }) : say(words.inspectedByUs),
    ...(marks.length === 0 ? [] : [say(words.markCount, { count: marks.length })]),
  ].join(', ')
  return {
    summary: say(words.seeSheet, { said }),
    facts,
    marksHeading: say(words.marks),
    marks,
  }
}
