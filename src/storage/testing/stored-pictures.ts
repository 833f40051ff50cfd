import type { Storage } from '../storage.ts'

interface StoredPicture {
  readonly address: string
  /** Name of its stored copy; null without one. */
  readonly name: string | null
  readonly failures: number
  readonly fault: string | null
  readonly dueAt: Date
}

/** The pictures in a site's feeds as they are stored, by address. */
export async function storedPictures(
  { rawDatabase }: Pick<Storage, 'rawDatabase'>,
  siteSlug: string,
): Promise<readonly StoredPicture[]> {
  const { rows } = await rawDatabase().executeSql(
    'select address, name, failures, fault, due_at as "dueAt" from pictures where site_slug = $1 order by address',
    [siteSlug],
  )
  return rows
}
