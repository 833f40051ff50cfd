import { mkdir, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { starterSite } from '#site/starter/starter-site.ts'
import type { RunningServer } from '../../tests/browser/running-server.ts'
import { besideControl, timedWithControl } from './control.ts'
import { size } from './smallest.ts'

const TEMPLATES = ['harbour', 'ridge', 'meadow'] as const
const COLOURS = ['#0b3d4f', '#c8102e', '#2f6b3a', '#5b2a86', '#d2951a']

/** Writes a made-up dealer's site, named by the number at the end of its slug. */
export async function writeSite(sites: string, slug: string): Promise<void> {
  const number = Number(slug.slice(-3))
  const files = await starterSite({
    slug,
    name: `Dealer ${number}`,
    legalName: `Dealer ${number} Pty Ltd`,
    abn: '89 000 000 019',
    licence: String(number).padStart(6, '0'),
    hostname: `www.${slug}.example`,
    template: TEMPLATES[number % TEMPLATES.length] ?? 'harbour',
    region: 'AU',
    sells: 'car',
    colour: COLOURS[number % COLOURS.length] ?? '#1d4ed8',
    street: '1 Example Street',
    city: 'Lidcombe',
    state: 'NSW',
    postcode: '2141',
    point: null,
    phone: '02 5550 2141',
    email: `sales@${slug}.example`,
    rate: 10,
    today: '2026-11-21',
  })
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(sites, slug, path)), { recursive: true })
    await writeFile(join(sites, slug, path), text)
  }
}

/** Asks for a page of a site. Throws unless it answers 200. */
export async function page({ port }: RunningServer, slug: string, path: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host: `${slug}.localhost:${port}` } }, resolve).on('error', reject)
  })
  const text = (await buffer(response)).toString('utf8')
  if (response.statusCode !== 200)
    throw new Error(`${slug}${path} answered ${response.statusCode}: ${text.slice(0, 200)}`)
  return { text, cache: response.headers['x-cache'] }
}

/** Figures of listings that no cache answers. The control, in turn with them, is a site's cached listing. */
export async function listingsBesideControl(server: RunningServer, slugs: readonly string[], listings: number) {
  let turn = 0
  const next = () => {
    turn += 1
    return page(server, slugs[(turn * 7) % slugs.length] ?? '', `/search?price.from=${1000 + turn}`)
  }
  const { times, controls } = await timedWithControl(listings, next, () => page(server, slugs[0] ?? '', '/search'))
  return besideControl(times, controls)
}

const SETTLE_MS = size('ms until memory is read', 5_000, 200)

/** Resident memory in MB once it is stable. */
export async function memoryOf(server: RunningServer): Promise<number> {
  await setTimeout(SETTLE_MS)
  return (await metric(server, 'process_resident_memory_bytes')) / 1e6
}

/** The value of a metric without labels; NaN if there is none. */
export async function metric({ operationsPort }: RunningServer, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${operationsPort}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
}
