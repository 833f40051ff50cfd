import { once } from 'node:events'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'

/** The path of the first car for sale of a site's listing, read without a browser. `site`: its address. */
export async function firstCar(site: string, search = ''): Promise<string> {
  const car = (await carsFound<Hit>(site, search)).find(({ status }) => status !== 'sold')
  if (!car) throw new Error(`${site} has no car for sale${search}.`)
  return `/cars/${car.slug}`
}

/** The first page of cars that a site's search finds, read without a browser. */
export async function carsFound<Found>(site: string, search = ''): Promise<readonly Found[]> {
  const { host, port } = new URL(site)
  // Not every resolver knows names below localhost.
  const asking = get({ host: '127.0.0.1', port, path: `/api/search${search}`, headers: { Host: host } })
  const [answer] = await once(asking, 'response')
  const { hits } = JSON.parse(await text(answer)) as { readonly hits: readonly Found[] }
  return hits
}

interface Hit {
  readonly slug: string
  readonly status: string
}
