import { data } from 'react-router'

/** An address that matches no route still passes the root, so that the 404 page is the site's own. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return null
}
