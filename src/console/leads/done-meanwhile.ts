import { shortened } from '#domain/cut-text.ts'
import { mailText } from '#operations/inbox/mail/mail-text.ts'
import type { WriteGuard } from '#operations/inbox/write-guard.ts'
import { DoneMeanwhile, NO_GUARD } from '#operations/inbox/write-guard.ts'
import type { ConsoleCall } from '../console-call.ts'
import { writtenText } from '../form/clash-view.ts'
import { formText } from '../form-text.ts'
import { onSite, staffRequest } from '../on-site.ts'
import { eventText } from './thread.ts'

/** STAFF-11: what the person's page had of the conversation; a form without it checks nothing. */
export function guardOf({ form }: ConsoleCall): WriteGuard {
  return { ...NO_GUARD, seen: formText(form, 'seen') || undefined }
}

/** The event of another person that came first, if it did. */
export async function unlessDone<Done>(
  doing: Promise<Done>,
): Promise<Done | { readonly event: DoneMeanwhile['event'] }> {
  try {
    return await doing
  } catch (error) {
    if (error instanceof DoneMeanwhile) return { event: error.event }
    throw error
  }
}

/** CR-B16: 'Ben Ito answered at 10:42 am: ‘It is still here.’' */
export async function answeredText(call: ConsoleCall, event: DoneMeanwhile['event']): Promise<string> {
  const request = staffRequest(call)
  const { site } = request
  const said = await mailText(request, call.params['id'] ?? '', event.data['mailId'])
  const start = shortened(said, MOST)
  const who = writtenText(writtenOf(event), 'answered', site, call.platform.clock.now())
  return `${who}: ‘${start}’.`
}

/** 'Ben Ito moved it to Lost: Price, at 10:42 am. The stage stays as it is now.' */
export function meanwhileText(call: ConsoleCall, event: DoneMeanwhile['event'], what: string): string {
  const { site } = onSite(call)
  const { by, at } = writtenOf(event)
  const did = eventText(event, site)?.slice(by.length + 1) ?? 'changed it'
  return `${writtenText({ by, at }, did, site, call.platform.clock.now())}. ${what} stays as it is now: choose again if it should change.`
}

function writtenOf({ by, at }: DoneMeanwhile['event']) {
  return { by: by?.name ?? 'Forecourt', at: new Date(at) }
}

const MOST = 160
