import { expect, it } from 'vitest'
import {
  afterPhotoAct,
  FEEDS_ORDER,
  inFeedsOrder,
  type PhotoOrder,
  photoDescribed,
  photoMoved,
  photoRemoved,
  photosAdded,
} from '#domain/desk/photo/photo-order.ts'
import { photoChangeText } from './photo-change-text.ts'

const FEEDS = ['a', 'b', 'c']
const OWN = photosAdded(FEEDS, FEEDS_ORDER, ['x', 'y'])

it.each<[string, PhotoOrder, PhotoOrder]>([
  ['Added 2 photos (2)', FEEDS_ORDER, OWN],
  ['Added a photo (3)', OWN, photosAdded(FEEDS, OWN, ['z'])],
  ['Deleted a photo (1)', OWN, photoRemoved(OWN, 'x')],
  ['Hid a photo', OWN, afterPhotoAct(FEEDS, OWN, 'b', 'hide')],
  ['Showed a photo again', afterPhotoAct(FEEDS, OWN, 'b', 'hide'), OWN],
  ['Changed the order of the photos', FEEDS_ORDER, photoMoved(FEEDS, FEEDS_ORDER, 'c', 0)],
  ['Photos back in the original order', photoMoved(FEEDS, OWN, 'y', 0), inFeedsOrder(OWN)],
  ['Described a photo', OWN, photoDescribed(OWN, 'a', 'The front')],
  ['Added a photo (3), hid a photo', OWN, afterPhotoAct(FEEDS, photosAdded(FEEDS, OWN, ['z']), 'a', 'hide')],
])('DESK-8 a step over photos is said in words: %s', (text, before, after) => {
  expect(photoChangeText(FEEDS, before, after)).toBe(text)
})
