import { lastWriter } from '#operations/staff/last-writer.ts'
import type { ConsoleCall } from '../console-call.ts'
import { onSite } from '../on-site.ts'
import { writtenText } from './clash-view.ts'

/** STAFF-11: 'Ben Ito changed this appointment at 10:42 am.' Where the audit log says nothing: 'It changed meanwhile.' */
export async function changedBy(call: ConsoleCall, what: string, objectId: string): Promise<string> {
  const { site } = onSite(call)
  const last = await lastWriter(call.platform, site, objectId)
  const who = last && writtenText(last, `changed this ${what}`, site, call.platform.clock.now())
  return `${who ?? `This ${what} changed meanwhile`}. This is how it is now; nothing else happened.`
}
