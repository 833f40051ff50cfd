import type { HomeView } from '#views/home/home-view.ts'
import { Picture } from '../elements/picture.tsx'

/** Body types with a drawing, each a link to the listing. */
export function BodyLinks({ bodies }: { readonly bodies: HomeView['bodies'] }) {
  return (
    <ul className="body-links">
      {bodies.map((tile) => (
        <li key={tile.value}>
          <a href={tile.href} className="body-link">
            {tile.picture && (
              <Picture picture={tile.picture} sizes="8rem" className="body-link-drawing" loading="lazy" />
            )}
            <span className="body-link-label">{tile.label}</span>
            <span className="tile-count">{tile.count}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
