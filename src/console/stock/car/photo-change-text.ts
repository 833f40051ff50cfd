import { arranged, type PhotoOrder } from '#domain/desk/photo/photo-order.ts'

/**
 * DESK-8: what a step changed about a car's photos: 'Added a photo (7)', with how many of the dealer's own there are now.
 * `feeds`: the keys that the feed names, in its order.
 */
export function photoChangeText(feeds: readonly string[], before: PhotoOrder, after: PhotoOrder): string {
  const [own, ownBefore] = [after.own ?? [], before.own ?? []]
  const added = missingFrom(ownBefore, own)
  const deleted = missingFrom(own, ownBefore)
  const stays = (key: string) => !added.includes(key) && !deleted.includes(key)
  const orderOf = (order: PhotoOrder) => JSON.stringify(arranged(feeds, { ...order, hidden: [] }).filter(stays))
  const stepText = (count: number, one: string, many: (count: number) => string) =>
    count === 0 ? null : count === 1 ? one : many(count)
  const steps = [
    stepText(added.length, `Added a photo (${own.length})`, (count) => `Added ${count} photos (${own.length})`),
    stepText(deleted.length, `Deleted a photo (${own.length})`, (count) => `Deleted ${count} photos (${own.length})`),
    stepText(missingFrom(before.hidden, after.hidden).length, 'Hid a photo', (count) => `Hid ${count} photos`),
    stepText(
      missingFrom(after.hidden, before.hidden).filter(stays).length,
      'Showed a photo again',
      (count) => `Showed ${count} photos again`,
    ),
    orderOf(before) === orderOf(after)
      ? null
      : after.first.length === 0
        ? 'Photos back in the original order'
        : 'Changed the order of the photos',
    isSame(before.edits, after.edits, stays) ? null : 'Cropped or turned a photo',
    isSame(before.texts, after.texts, stays) ? null : 'Described a photo',
  ].filter((step) => step !== null)
  const [first = 'Changed the photos', ...others] = steps
  return [first, ...others.map((step) => step.charAt(0).toLowerCase() + step.slice(1))].join(', ')
}

/** Those of the second list that the first does not have. */
function missingFrom(first: readonly string[], second: readonly string[]): readonly string[] {
  return second.filter((key) => !first.includes(key))
}

function isSame(
  before: Readonly<Record<string, unknown>> = {},
  after: Readonly<Record<string, unknown>> = {},
  stays: (key: string) => boolean,
): boolean {
  const jsonOf = (values: Readonly<Record<string, unknown>>) =>
    JSON.stringify(
      Object.entries(values)
        .filter(([key]) => stays(key))
        .sort(),
    )
  return jsonOf(before) === jsonOf(after)
}
