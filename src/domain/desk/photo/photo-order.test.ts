import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterChanges, isSame, type Overrides, photoOrderOf, undone } from '../override.ts'
import {
  afterPhotoAct,
  arranged,
  FEEDS_ORDER,
  filesNeeded,
  hiddenOf,
  inFeedsOrder,
  isPlain,
  type PhotoOrder,
  photoDescribed,
  photoEdited,
  photoMoved,
  photoRemoved,
  photosAdded,
  withPhotoOrder,
} from './photo-order.ts'

const NO_OVERRIDES: Overrides = new Map()

const FEED = ['a', 'b', 'c', 'd']
const edit = (picture: string) => ({ turn: 90 as const, crop: null, picture })

describe('DESK-4 the photos of a car as staff want them', () => {
  it('moves a photo to any place among the shown ones, and leaves hidden ones where they were', () => {
    const hidden: PhotoOrder = { first: [], hidden: ['b'] }
    expect(arranged(FEED, photoMoved(FEED, hidden, 'd', 0))).toEqual(['d', 'a', 'c'])
    expect(arranged(FEED, photoMoved(FEED, hidden, 'a', 2))).toEqual(['c', 'd', 'a'])
    expect(arranged(FEED, afterPhotoAct(FEED, photoMoved(FEED, hidden, 'd', 1), 'b', 'show'))).toEqual([
      ...['a', 'b', 'd', 'c'],
    ])
    expect(arranged(FEED, afterPhotoAct(FEED, FEEDS_ORDER, 'c', 'earlier'))).toEqual(['a', 'c', 'b', 'd'])
    expect(arranged(FEED, afterPhotoAct(FEED, FEEDS_ORDER, 'c', 'first'))).toEqual(['c', 'a', 'b', 'd'])
    expect(arranged(FEED, afterPhotoAct(FEED, FEEDS_ORDER, 'a', 'later'))).toEqual(['b', 'a', 'c', 'd'])
    expect(hiddenOf(FEED, hidden)).toEqual(['b'])
  })

  it.each([
    ['the first one further ahead', photoMoved(FEED, FEEDS_ORDER, 'a', -1)],
    ['the last one further back', photoMoved(FEED, FEEDS_ORDER, 'd', 9)],
    ['one that is not there', photoMoved(FEED, FEEDS_ORDER, 'x', 0)],
  ])('changes nothing by moving %s', (_, order) => expect(order).toBe(FEEDS_ORDER))

  it('new photos of the feed follow those of staff, dropped ones leave and come back to their place', () => {
    const order = photosAdded(FEED, FEEDS_ORDER, ['desk:1'])
    expect(arranged(['e', ...FEED], order)).toEqual([...FEED, 'desk:1', 'e'])
    expect(arranged(['d', 'a'], order)).toEqual(['a', 'd', 'desk:1'])
    expect(arranged(FEED, order)).toEqual([...FEED, 'desk:1'])
    expect(arranged([], order)).toEqual(['desk:1'])
  })

  it('a car shows edited copies with their words, and no thumbnail of another photo', () => {
    const car = { images: FEED, thumbnails: ['a-', 'b-', 'c-', 'd-'], primary_image_url: 'a' }
    expect(withPhotoOrder(car, photoMoved(FEED, FEEDS_ORDER, 'c', 0)).thumbnails).toEqual(['c-', 'a-', 'b-', 'd-'])
    const described = photoDescribed(photoDescribed(FEEDS_ORDER, 'a', 'The front'), 'b', 'The boot')
    const order = photosAdded(FEED, photoEdited(described, 'a', edit('desk:2')), ['desk:1'])
    expect(withPhotoOrder(car, order)).toMatchObject({
      images: ['desk:2', 'b', 'c', 'd', 'desk:1'],
      primary_image_url: 'desk:2',
      thumbnails: [],
      picture_texts: { 'desk:2': 'The front', b: 'The boot' },
    })
    expect(filesNeeded(order)).toEqual(['desk:1', 'desk:2'])
  })

  it('removing a photo takes everything about it, and the feed’s order keeps what staff added', () => {
    const order = photoDescribed(photosAdded(FEED, FEEDS_ORDER, ['desk:1']), 'desk:1', 'The key')
    expect(isPlain(inFeedsOrder(photoRemoved(order, 'desk:1')))).toBe(true)
    expect(arranged(FEED, inFeedsOrder(photoMoved(FEED, order, 'desk:1', 0)))).toEqual([...FEED, 'desk:1'])
  })
})

const key = fc.constantFrom('a', 'b', 'c', 'desk:1', 'desk:2')
const STEPS = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('import' as const), feed: fc.shuffledSubarray(['a', 'b', 'c', 'n']) }),
    fc.record({ do: fc.constant('upload' as const) }),
    fc.record({ do: fc.constant('move' as const), key, to: fc.integer({ min: 0, max: 4 }) }),
    fc.record({ do: fc.constantFrom('hide' as const, 'show' as const, 'remove' as const), key }),
    fc.record({ do: fc.constant('describe' as const), key, text: fc.constantFrom('', 'one', 'two') }),
    fc.record({ do: fc.constantFrom('crop' as const, 'uncrop' as const), key }),
    fc.record({ do: fc.constant('undo' as const) }),
  ),
  { minLength: 1, maxLength: 12 },
)

describe('DESK-2 photos over imports', () => {
  it('no sequence of imports and photo edits loses an edit or leaves one behind (10,000 sequences)', () => {
    fc.assert(
      fc.property(STEPS, (steps) => {
        let feed: readonly string[] = ['a', 'b']
        let overrides: Overrides = NO_OVERRIDES
        const edits: { readonly before: Overrides; readonly after: Overrides }[] = []
        let uploads = 0
        // What must hold, kept apart from the rules: each part of the state by its last edit.
        let own: readonly string[] = []
        let hidden = new Set<string>()
        let texts = new Map<string, string>()
        let crops = new Set<string>()
        let ordered = new Set<string>()
        const past: {
          own: readonly string[]
          hidden: Set<string>
          texts: Map<string, string>
          crops: Set<string>
          ordered: Set<string>
        }[] = []
        let minute = 0
        for (const step of steps) {
          minute += 1
          const order = photoOrderOf(overrides)
          const shown = arranged(feed, order)
          const exists = (each: string) => feed.includes(each) || own.includes(each)
          if (step.do === 'import') {
            feed = step.feed
            const now = arranged(feed, order)
            const stays = (each: string) => ordered.has(each) && shown.includes(each) && now.includes(each)
            expect(now.filter(stays)).toEqual(shown.filter(stays))
            // Photos that staff have not put anywhere follow in the feed's order.
            const others = (keys: readonly string[]) => keys.filter((each) => !ordered.has(each) && !hidden.has(each))
            const rest = others([...feed, ...own])
            expect(now.slice(now.length - rest.length)).toEqual(rest)
          } else if (step.do === 'undo') {
            const last = edits.pop()
            const former = past.pop()
            if (!last || !former) continue
            overrides = undone(overrides, last.before, last.after) ?? expect.fail('the last step is always undone')
            ;({ own, hidden, texts, crops, ordered } = former)
          } else {
            if (step.do !== 'upload' && !exists(step.key)) continue
            if (step.do === 'remove' && !own.includes(step.key)) continue
            if (step.do === 'move' && !shown.includes(step.key)) continue
            const next = ((): PhotoOrder => {
              if (step.do === 'upload') return photosAdded(feed, order, [`desk:${uploads + 1}`])
              if (step.do === 'move') return photoMoved(feed, order, step.key, step.to)
              if (step.do === 'remove') return photoRemoved(order, step.key)
              if (step.do === 'describe') return photoDescribed(order, step.key, step.text)
              if (step.do === 'crop') return photoEdited(order, step.key, edit(`desk:of-${step.key}-${minute}`))
              if (step.do === 'uncrop') return photoEdited(order, step.key, null)
              return afterPhotoAct(feed, order, step.key, step.do)
            })()
            const to = isPlain(next) ? null : { value: next, until: null }
            const by = { id: 'kim', name: 'Kim Lee' }
            const now = new Date(Date.UTC(2026, 10, 1, 0, minute))
            const after = afterChanges(overrides, [{ part: 'photos', to }], { by, now, feedValueOf: () => null })
            if (!isSame(overrides.get('photos'), after.get('photos'))) {
              edits.push({ before: overrides, after })
              past.push({
                own,
                hidden: new Set(hidden),
                texts: new Map(texts),
                crops: new Set(crops),
                ordered,
              })
            }
            overrides = after
            const result = arranged(feed, next)
            if (step.do === 'upload') {
              uploads += 1
              own = [...own, `desk:${uploads}`]
              ordered = new Set([...feed, ...own])
              expect(result).toEqual([...shown, `desk:${uploads}`])
            }
            if (step.do === 'move') {
              const place = Math.min(step.to, shown.length - 1)
              if (shown.indexOf(step.key) !== place) ordered = new Set([...feed, ...own])
              expect(result.indexOf(step.key)).toBe(place)
              const others = (keys: readonly string[]) => keys.filter((each) => each !== step.key)
              expect(others(result)).toEqual(others(shown))
            }
            if (step.do === 'hide') hidden.add(step.key)
            if (step.do === 'show') hidden.delete(step.key)
            if (step.do === 'describe') step.text === '' ? texts.delete(step.key) : texts.set(step.key, step.text)
            if (step.do === 'crop') crops.add(step.key)
            if (step.do === 'uncrop') crops.delete(step.key)
            if (step.do === 'remove') {
              own = own.filter((each) => each !== step.key)
              ordered = new Set([...ordered].filter((each) => each !== step.key))
              for (const set of [hidden, texts, crops]) set.delete(step.key)
            }
          }
          const order2 = photoOrderOf(overrides)
          const all = [...feed, ...own]
          expect(new Set(arranged(feed, order2))).toEqual(new Set(all.filter((each) => !hidden.has(each))))
          expect(order2.texts ?? {}).toEqual(Object.fromEntries(texts))
          expect(new Set(Object.keys(order2.edits ?? {}))).toEqual(crops)
          if (ordered.size === 0) expect(arranged(feed, order2)).toEqual(all.filter((each) => !hidden.has(each)))
        }
      }),
      { numRuns: 10_000 },
    )
  })
})
