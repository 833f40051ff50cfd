import { touchedNames } from '#domain/form/compare-shown.ts'
import { CHANNELS } from '#domain/notify/notification-event.ts'
import { NOTIFICATION_FORM } from '#domain/notify/notification-form.ts'
import { inWordsOf } from '#domain/region.ts'
import { saveNotificationSettings, showNotificationSettings } from '#operations/notify/notification-settings.ts'
import { askPhoneCode, provePhone, removePhone } from '#operations/notify/prove-phone.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { staffRequest } from '../on-site.ts'
import { choicesOf, valuesOf } from './choice-values.ts'
import { settingsPage } from './notification-settings-page.ts'

/** INBOX-13: how a person wants to hear of things. */
export const routes = {
  'GET /account/notifications': (call) => settingsPage(call),
  'POST /account/notifications': async (call) => {
    const request = staffRequest(call)
    const { actor } = request
    const { events, textFault } = await showNotificationSettings(request)
    // A text channel that the page did not offer keeps what was chosen.
    const offered = CHANNELS.filter((channel) => channel !== 'text' || textFault === null)
    const filled = NOTIFICATION_FORM.read(call.form)
    const changed = touchedNames(NOTIFICATION_FORM, filled).map((name) => [name, filled.values[name] ?? ''])
    await saveNotificationSettings(request, (choices) => {
      const values = { ...valuesOf(choices, events, actor), ...Object.fromEntries(changed) }
      return choicesOf(values, choices, { events, offered })
    })
    return { to: '/account/notifications?saved' }
  },
  'POST /account/notifications/phone': async (call) => {
    const request = staffRequest(call)
    const result = await askPhoneCode(request, formText(call.form, 'phone'))
    if (result.ok) return { to: '/account/notifications?sent#phone' }
    return settingsPage(
      call,
      result.reason === 'wait'
        ? waitSentence(result.seconds)
        : inWordsOf(request.site.region, PHONE_FAULTS[result.reason]),
    )
  },
  'POST /account/notifications/phone/code': async (call) => {
    const request = staffRequest(call)
    const verdict = await provePhone(request, formText(call.form, 'code'))
    if (verdict.kind === 'right') return { to: '/account/notifications?proven#phone' }
    if (verdict.kind === 'over') return settingsPage(call, 'This code is over. Send a new one.')
    const left = verdict.triesLeft === 1 ? 'one more time' : `${verdict.triesLeft} more times`
    return settingsPage(call, `This is not the code. You can try ${left}.`)
  },
  'POST /account/notifications/phone/remove': async (call) => {
    const request = staffRequest(call)
    await removePhone(request)
    return { to: '/account/notifications?removed#phone' }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const PHONE_FAULTS = {
  phone: 'This is no mobile number of this country.',
  sender: 'This site cannot send text messages yet.',
  budget: 'This site has sent its text messages of today. Try again tomorrow.',
  'not sent': 'The code was not sent: the text message service did not take it. Try again in a minute.',
} as const

function waitSentence(seconds: number): string {
  return `Five codes within an hour are enough. Try again in ${Math.ceil(seconds / 60)} minutes.`
}
