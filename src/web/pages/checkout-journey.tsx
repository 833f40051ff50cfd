/** The 404 page of a car that is not here needs a page around it. */
export function Component() {
  return null
}
