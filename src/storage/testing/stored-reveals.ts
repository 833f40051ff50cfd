import type { PhoneReveal } from '../phone-reveals.ts'
import type { Storage } from '../storage.ts'

/** The phone numbers revealed on a site as they are stored, oldest first. */
export async function storedReveals(
  { rawDatabase }: Pick<Storage, 'rawDatabase'>,
  siteSlug: string,
): Promise<readonly PhoneReveal[]> {
  const { rows } = await rawDatabase().executeSql(
    `select car_id as "carId", location_id as "locationId", dealership_id as "dealershipId", website_id as "websiteId", at
      from phone_reveals where site_slug = $1 order by id`,
    [siteSlug],
  )
  return rows
}
