import { type Clash, fieldStates } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { TEMPLATE_VARIABLES } from '#domain/inbox/mail-template.ts'
import type { MailTemplate } from '#domain/inbox/mail-template-schema.ts'
import { TEMPLATE_FORM, type TemplateFields } from '#domain/inbox/template-form.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { listTemplates, removeTemplate, saveTemplateForm } from '#operations/inbox/mail/mail-templates.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { clashViews, seenLaterText } from '../form/clash-view.ts'
import { faultText } from '../form/fault-text.ts'
import { formText } from '../form-text.ts'
import { askFirst } from '../held/ask-first.ts'
import { onSite } from '../on-site.ts'
import type { TemplateForm } from '../pages/inbox-settings-page.ts'

/** INBOX-7: the texts that staff answer with, and their variables. */
export const TEMPLATES = {
  'GET /site/templates': (call) => templatesPage(call, {}),
  'POST /site/templates': async (call) => {
    const { site, actor } = onSite(call)
    const id = formText(call.form, 'id')
    const filled = TEMPLATE_FORM.read(call.form)
    const faults = Object.keys(filled.faults).length
    if (faults > 0) return templatesPage(call, { fault: faultText(faults), came: { id, filled, clashes: [] } })
    const done = await saveTemplateForm(call.platform, site, actor, id || call.platform.randomId(), filled)
    if (done.ok) return { to: '/site/templates?saved=1' }
    if (done.reason !== 'clash') return templatesPage(call, { fault: done.message, came: { id, filled, clashes: [] } })
    const fault = 'The template changed meanwhile.'
    return templatesPage(call, { fault, came: { id, filled, clashes: done.clashes } })
  },
  'POST /site/templates/:id/remove': async (call) => {
    const { site, actor } = onSite(call)
    const id = call.params['id'] ?? ''
    const { name } = (await listTemplates(call.platform, site, actor))?.find((each) => each.id === id) ?? { name: null }
    if (name === null) return templatesPage(call, { fault: 'It was removed before.' })
    const question = askFirst(call, `/site/templates/${encodeURIComponent(id)}/remove`, {
      title: `Remove the template ‘${name}’?`,
      sentences: ['Nobody can answer with it any more. Mails that were sent with it stay. This cannot be undone.'],
      button: 'Remove the template',
      back: '/site/templates',
    })
    if (question) return question
    const done = await removeTemplate(call.platform, site, actor, id, TEMPLATE_FORM.read(call.form))
    if (done === true) return { to: '/site/templates?removed=1' }
    if (done === false) return templatesPage(call, { fault: 'It was removed before.' })
    return templatesPage(call, { fault: seenLaterText(done.clashes, 'Remove', site, call.platform.clock.now()) })
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** A form that comes back. `id` is empty for a new template. */
interface Came {
  readonly id: string
  readonly filled: FilledForm<TemplateFields>
  readonly clashes: readonly Clash[]
}

const NEW = { id: '', name: '', subject: '', body: 'Hi {first_name},\n\n' }

async function templatesPage(
  call: ConsoleCall,
  { fault = null, came = null }: { readonly fault?: string | null; readonly came?: Came | null },
): Promise<ConsoleAnswer> {
  const { platform, query } = call
  const { site, actor } = onSite(call)
  authorise(actor, site, 'inbox.rules', platform.clock.now())
  const notice = query.has('saved') ? 'Saved.' : query.has('removed') ? 'Removed.' : null
  const templates = (await listTemplates(platform, site, actor)) ?? []
  const formOf = (template: MailTemplate, isNew = false): TemplateForm => {
    const own = came?.id === template.id ? came : null
    const states = fieldStates(TEMPLATE_FORM, template, own?.filled, own?.clashes)
    return {
      id: template.id,
      name: template.name,
      // What the page proposes for a new one was never stored.
      fields: isNew ? { ...states, body: { ...states.body, shown: '' } } : states,
      clashes: clashViews(own?.clashes ?? [], site, platform.clock.now()),
      isOpen: own !== null,
    }
  }
  // A template that a colleague removed meanwhile is saved as a new one.
  const isGone = came !== null && came.id !== '' && !templates.some(({ id }) => id === came.id)
  return {
    status: fault === null ? 200 : 409,
    page: {
      kind: 'templates',
      fault,
      notice,
      variables: Object.entries(TEMPLATE_VARIABLES).map(([name, meaning]) => ({ name: `{${name}}`, meaning })),
      templates: templates.map((template) => formOf(template)),
      draft: formOf(isGone ? { id: came.id, name: '', subject: '', body: '' } : NEW, !isGone),
    },
  }
}
