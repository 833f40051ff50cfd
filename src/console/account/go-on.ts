import type { ConsoleCall } from '../console-call.ts'
import { openHeld } from '../held/held-request.ts'
import type { GoesOn } from './sign-in-page.ts'

/** STAFF-10: a form that waited goes where it was going; the browser sends it there. */
export function goOn(
  { platform }: ConsoleCall,
  { to, held }: GoesOn,
): { readonly to: string; readonly resends?: boolean } {
  const request = held === null ? null : openHeld(platform, held, platform.clock.now())
  return request === null ? { to } : { to: request.path, resends: true }
}
