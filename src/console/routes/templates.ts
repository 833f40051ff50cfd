import { TEMPLATE_VARIABLES } from '#domain/inbox/mail-template.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { listTemplates, removeTemplate, saveTemplate } from '#operations/inbox/mail/mail-templates.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { onSite } from '../on-site.ts'
import type { TemplateForm } from '../pages/inbox-settings-page.ts'

/** INBOX-7: the texts that staff answer with, and their variables. */
export const TEMPLATES = {
  'GET /site/templates': (call) => templatesPage(call, null, NEW),
  'POST /site/templates': async (call) => {
    const { site, actor } = onSite(call)
    const draft = {
      id: formText(call.form, 'id'),
      name: formText(call.form, 'name'),
      subject: formText(call.form, 'subject'),
      body: formText(call.form, 'body'),
    }
    const id = draft.id || call.platform.randomId()
    const done = await saveTemplate(call.platform, site, actor, { ...draft, id })
    return done.ok ? { to: '/site/templates?saved=1' } : templatesPage(call, done.message, draft)
  },
  'POST /site/templates/:id/remove': async (call) => {
    const { site, actor } = onSite(call)
    const done = await removeTemplate(call.platform, site, actor, call.params['id'] ?? '')
    return done ? { to: '/site/templates?removed=1' } : templatesPage(call, 'It was removed before.', NEW)
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const NEW: TemplateForm = { id: '', name: '', subject: '', body: 'Hi {first_name},\n\n' }

async function templatesPage(call: ConsoleCall, fault: string | null, draft: TemplateForm): Promise<ConsoleAnswer> {
  const { platform, query } = call
  const { site, actor } = onSite(call)
  authorise(actor, site, 'inbox.rules', platform.clock.now())
  const notice = query.has('saved') ? 'Saved.' : query.has('removed') ? 'Removed.' : null
  return {
    status: fault === null ? 200 : 409,
    page: {
      kind: 'templates',
      fault,
      notice,
      variables: Object.entries(TEMPLATE_VARIABLES).map(([name, meaning]) => ({ name: `{${name}}`, meaning })),
      templates: (await listTemplates(platform, site, actor)) ?? [],
      draft,
    },
  }
}
