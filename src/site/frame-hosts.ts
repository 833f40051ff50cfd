import type { Site } from './site.ts'

/** Origins that a site's pages may load in a frame when a visitor asks for them (D-49). */
export function frameHosts({ integrations: { impel } }: Pick<Site, 'integrations'>): readonly string[] {
  return impel === null ? [] : [new URL(impel).origin]
}
