import type { PictureUseView } from './pictures-values.ts'

interface UsedInProps {
  readonly uses: readonly PictureUseView[]
  /** Whether the first places are enough. */
  readonly isShort?: boolean
}

const FIRST = 3

/** STUDIO-18: the places that use a picture, each with its form. */
export function UsedIn({ uses, isShort = false }: UsedInProps) {
  if (uses.length === 0) return <p className="quiet">Not used</p>
  const shownUses = isShort ? uses.slice(0, FIRST) : uses
  return (
    <div className="picture-uses">
      <p className="quiet">Used in:</p>
      <ul>
        {shownUses.map(({ label, href }) => (
          <li key={`${label} ${href}`} className="words">
            {href === null ? label : <a href={href}>{label}</a>}
          </li>
        ))}
        {uses.length > shownUses.length && <li className="quiet">and {uses.length - shownUses.length} more</li>}
      </ul>
    </div>
  )
}
