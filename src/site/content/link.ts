import type { SitePath } from '../site-fault.ts'
export interface Link {
  readonly at: SitePath
  readonly href: string
}
