import type { TileView } from '#views/home/home-view.ts'

/** Makes or conditions with their counts. */
export function TileLinks({ tiles, className }: { readonly tiles: readonly TileView[]; readonly className: string }) {
  return (
    <ul className={className}>
      {tiles.map((tile) => (
        <li key={tile.value}>
          <a href={tile.href} className="tile-link">
            <span className="tile-label">{tile.label}</span>
            <span className="tile-count">{tile.count}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
