import type { ConsoleVisitor } from './console-actor.ts'
import type { StaffPlatform } from './staff-platform.ts'

/** STAFF-2: the second factors of the person themselves: whether they have an authenticator app, and their passkeys. */
export function showFactors({ storage }: StaffPlatform, { person }: ConsoleVisitor) {
  return storage.staff.factors.of(person.id)
}
