import { useDragOrder } from '../../drag/use-drag-order.ts'
import type { PhotoTile } from './photo-values.ts'

/**
 * DESK-4: the other photos make room as the dragged one passes; it is saved when it is dropped. Escape puts it back.
 * `place` saves, with the place among the shown photos.
 */
export function usePhotoDrag(tiles: readonly PhotoTile[], place: (key: string, to: number) => Promise<void>) {
  const shownKeys = tiles.filter(({ isHidden }) => !isHidden).map(({ key }) => key)
  const { order, dragged, take } = useDragOrder(shownKeys, 'photo', place)
  return {
    /** The photos as the drag has them. */
    tiles: order === shownKeys ? tiles : inOrder(tiles, order),
    dragged,
    take,
  }
}

function inOrder(tiles: readonly PhotoTile[], order: readonly string[]): readonly PhotoTile[] {
  const byKey = new Map(tiles.map((tile) => [tile.key, tile]))
  return [...order.flatMap((key) => byKey.get(key) ?? []), ...tiles.filter(({ key }) => !order.includes(key))]
}
