import * as words from '#words/frame.ts'
import { useWords } from '../use-words.ts'

/** A location's directions, in a new tab so that the visitor's page stays (B1). */
export function DirectionsLink({ name, href }: { readonly name: string; readonly href: string }) {
  const t = useWords()
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={t(words.directionsNameNewTab, { name })}
      className="directions-link"
    >
      {t(words.directions)}
    </a>
  )
}
