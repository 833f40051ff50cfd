import { data } from 'react-router'

/** The value, or the site's 404 page. */
export function found<T>(value: T | null): T {
  if (value === null) throw data(null, { status: 404 })
  return value
}
