/** A location's directions, in a new tab so that the visitor's page stays (B1). */
export function DirectionsLink({ name, href }: { readonly name: string; readonly href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`Directions to ${name}, in a new tab`}
      className="directions-link"
    >
      Directions
    </a>
  )
}
