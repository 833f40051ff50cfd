import type { Site } from './site.ts'

/** The servers whose pages a site's pages may hold in a frame once a visitor asks for them, as origins (D-49). */
export function frameHosts({ integrations: { impel } }: Pick<Site, 'integrations'>): readonly string[] {
  return impel === null ? [] : [new URL(impel).origin]
}
