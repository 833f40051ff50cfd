/** The route needs a page only for the 404 of an unknown car. */
export function Component() {
  return null
}
