import type { PageHandle } from '../page-handle.ts'

export const handle: PageHandle = { stylesheets: 'site' }

export function Component() {
  return null
}
