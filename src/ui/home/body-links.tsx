import type { HomeView } from '#views/home/home-view.ts'
import { BodyDrawing } from '../search/filters/body-drawing.tsx'

/** Body types with an outline, each a link to the listing. */
export function BodyLinks({ bodies }: { readonly bodies: HomeView['bodies'] }) {
  return (
    <ul className="body-links">
      {bodies.map((tile) => (
        <li key={tile.value}>
          <a href={tile.href} className="body-link">
            <BodyDrawing body={tile.body} className="body-link-drawing" />
            <span className="body-link-label">{tile.label}</span>
            <span className="tile-count">{tile.count}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
