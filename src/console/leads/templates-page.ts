import { type Clash, fieldStates } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { TEMPLATE_VARIABLES } from '#domain/inbox/mail-template.ts'
import type { MailTemplate } from '#domain/inbox/mail-template-schema.ts'
import { TEMPLATE_FORM, type TemplateFields } from '#domain/inbox/template-form.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { listTemplates } from '#operations/inbox/mail/mail-templates.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { clashViews } from '../form/clash-view.ts'
import { staffRequest } from '../on-site.ts'
import { typedPage } from '../shown.ts'
import type { TemplateForm, TemplatesPage } from './inbox-settings-values.ts'

/** A form that comes back. `id` is empty for a new template. */
export interface Came {
  readonly id: string
  readonly filled: FilledForm<TemplateFields>
  readonly clashes: readonly Clash[]
}

const NEW = { id: '', name: '', subject: '', body: 'Hi {first_name},\n\n' }

/** INBOX-7: the templates; `came`: the form that comes back. */
export async function templatesPage(
  call: ConsoleCall,
  { fault = null, came = null }: { readonly fault?: string | null; readonly came?: Came | null },
): Promise<ConsoleAnswer> {
  const { platform, query } = call
  const request = staffRequest(call)
  const { site, actor } = request
  authorise(actor, site, 'inbox.rules', platform.clock.now())
  const notice = query.has('saved') ? 'Saved.' : query.has('removed') ? 'Removed.' : null
  const templates = (await listTemplates(request)) ?? []
  const formOf = (template: MailTemplate, isNew = false): TemplateForm => {
    const sentForm = came?.id === template.id ? came : null
    const states = fieldStates(TEMPLATE_FORM, template, sentForm?.filled, sentForm?.clashes)
    return {
      id: template.id,
      name: template.name,
      // What the page proposes for a new one was never stored.
      fields: isNew ? { ...states, body: { ...states.body, shown: '' } } : states,
      clashes: clashViews(sentForm?.clashes ?? [], site, platform.clock.now()),
      isOpen: sentForm !== null,
    }
  }
  // A template that a colleague removed meanwhile is saved as a new one.
  const isGone = came !== null && came.id !== '' && !templates.some(({ id }) => id === came.id)
  return {
    status: fault === null ? 200 : 409,
    page: typedPage<TemplatesPage>({
      kind: 'templates',
      fault,
      notice,
      variables: Object.entries(TEMPLATE_VARIABLES).map(([name, meaning]) => ({ name: `{${name}}`, meaning })),
      templates: templates.map((template) => formOf(template)),
      draft: formOf(isGone ? { id: came.id, name: '', subject: '', body: '' } : NEW, !isGone),
    }),
  }
}
