/** The route's loader always has something else to say: the file, or an error page. */
export function Component() {
  return null
}
