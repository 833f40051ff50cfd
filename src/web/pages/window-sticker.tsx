/** The route needs a page only for its errors; otherwise it answers with the file. */
export function Component() {
  return null
}
