import { may } from '#domain/staff/actor.ts'
import { showMailFile } from '#operations/inbox/mail/show-mail-file.ts'
import { showConversation } from '#operations/inbox/show-conversation.ts'
import { showPhoto } from '#operations/lead/show-photo.ts'
import { markRead } from '#operations/notify/show-notifications.ts'
import { retryDelivery } from '#operations/sending/retry-delivery.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { onSite, staffRequest } from '../on-site.ts'
import { conversationPage, NOT_FOUND } from './conversation-page.ts'
import { back, idOf, refused } from './lead-call.ts'

/** One conversation, beside the list (INBOX-6). */
export const routes = {
  'GET /leads/:id': (call) => conversationPage(call, {}),
  'POST /leads/:id/read': async (call) => {
    const { site, actor } = onSite(call)
    if ((await showConversation(staffRequest(call), idOf(call))) === null) return NOT_FOUND
    if (may(actor, site, 'notification.own')) await markRead(staffRequest(call), { conversationId: idOf(call) })
    return { to: `/leads/${idOf(call)}` }
  },
  'GET /leads/:id/photos/:lead/:number': async (call) => {
    const request = staffRequest(call)
    const { id = '', lead = '', number = '' } = call.params
    const photo = await showPhoto(request, {
      conversationId: id,
      leadId: lead,
      number: Number(number),
    })
    return photo === null ? NOT_FOUND : { photo }
  },
  'GET /leads/:id/files/:file': async (call) => {
    const request = staffRequest(call)
    const ids = { conversationId: idOf(call), fileId: call.params['file'] ?? '' }
    const file = await showMailFile(request, ids)
    return file === null ? NOT_FOUND : { download: file.bytes, name: file.name, type: file.contentType }
  },
  'POST /leads/:id/retry': async (call) => {
    const request = staffRequest(call)
    const result = await retryDelivery(request, idOf(call), formText(call.form, 'delivery'))
    return result.ok ? back(call, { did: 'retry' }) : refused(call, result.reason, 'It has arrived already.')
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>
