import { TEMPLATE_FORM } from '#domain/inbox/template-form.ts'
import { listTemplates, removeTemplate, saveTemplateForm } from '#operations/inbox/mail/mail-templates.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { seenLaterText } from '../form/clash-view.ts'
import { faultText } from '../form/fault-text.ts'
import { formText } from '../form-text.ts'
import { askFirst } from '../held/ask-first.ts'
import { staffRequest } from '../on-site.ts'
import { templatesPage } from './templates-page.ts'

/** INBOX-7: the texts that staff answer with, and their variables. */
export const routes = {
  'GET /site/templates': (call) => templatesPage(call, {}),
  'POST /site/templates': async (call) => {
    const request = staffRequest(call)
    const id = formText(call.form, 'id')
    const filled = TEMPLATE_FORM.read(call.form)
    const faults = Object.keys(filled.faults).length
    if (faults > 0) return templatesPage(call, { fault: faultText(faults), came: { id, filled, clashes: [] } })
    const result = await saveTemplateForm(request, id || call.platform.randomId(), filled)
    if (result.ok) return { to: '/site/templates?saved=1' }
    if (result.reason !== 'clash')
      return templatesPage(call, { fault: result.message, came: { id, filled, clashes: [] } })
    const fault = 'The template changed meanwhile.'
    return templatesPage(call, { fault, came: { id, filled, clashes: result.clashes } })
  },
  'POST /site/templates/:id/remove': async (call) => {
    const request = staffRequest(call)
    const { site } = request
    const id = call.params['id'] ?? ''
    const { name } = (await listTemplates(request))?.find((each) => each.id === id) ?? { name: null }
    if (name === null) return templatesPage(call, { fault: 'It was removed before.' })
    const question = askFirst(call, `/site/templates/${encodeURIComponent(id)}/remove`, {
      title: `Remove the template ‘${name}’?`,
      sentences: ['Nobody can answer with it any more. Mails that were sent with it stay. This cannot be undone.'],
      button: 'Remove the template',
      back: '/site/templates',
    })
    if (question) return question
    const result = await removeTemplate(request, id, TEMPLATE_FORM.read(call.form))
    if (result === true) return { to: '/site/templates?removed=1' }
    if (result === false) return templatesPage(call, { fault: 'It was removed before.' })
    return templatesPage(call, { fault: seenLaterText(result.clashes, 'Remove', site, call.platform.clock.now()) })
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>
