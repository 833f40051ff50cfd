import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { smallLocation, smallSite } from '#fixtures/site/small-site.ts'

export const SLUG = 'yard'
export const HOST = 'www.yard.example'
/** Address for the site's leads. */
export const DEALER = 'sales@yard.example'
export const CARS = 600

/** Far above what a storm sends, so that no rate limit stops it. */
export const STORM_LIMITS = {
  FORMS_PER_MINUTE: '1000000',
  BUDGETS: ['hour', 'day']
    .flatMap((window) => ['site', 'platform'].map((scope) => `buyer-mails.${scope}.${window}=1000000`))
    .join(','),
} as const

/** Writes a folder of sites with one dealer, whose leads go to one address and whose cars can be reserved. */
export async function writeStormSite(folder: string): Promise<void> {
  await mkdir(join(folder, SLUG), { recursive: true })
  const site = smallSite({
    slug: SLUG,
    id: SLUG,
    hostnames: [HOST],
    locations: [smallLocation({ leadEmail: DEALER })],
    reservation: { kind: 'deposit' },
  })
  await writeFile(join(folder, SLUG, 'site.json'), JSON.stringify(site))
}

/** A feed in which every car has the same price, so that readers detect a half-applied import. */
export function stormFeed(price: number): string {
  const rows = Array.from(
    { length: CARS },
    (_, place) => `K${place},Toyota,Corolla,2020,${price},used,stripe,/pictures/a.jpg`,
  )
  return ['stocknum,make,model,year,price,car_type,payment_processors,images', ...rows].join('\n')
}
