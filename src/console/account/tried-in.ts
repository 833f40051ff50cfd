import type { ConsoleVisitor } from '#operations/staff/console-actor.ts'
import type { Tried } from '#operations/staff/try-wait.ts'

/** Tries in a session count by themselves: a stranger's keep its person from nothing (S3-9). */
export function triedIn({ person, session }: ConsoleVisitor, at: 'factor' | 'password', address: string): Tried {
  return { at, account: person.id, address, device: `session ${session.id}` }
}
