import type { ConsoleVisitor } from './console-actor.ts'
import type { StaffPlatform } from './staff-platform.ts'

/** STAFF-3: the site that a person works on from now on, in this session. Who may choose it is the caller's question. */
export function chooseSite({ storage }: StaffPlatform, { session }: ConsoleVisitor, slug: string): Promise<void> {
  return storage.staff.people.chooseSite(session.id, slug)
}
