import { type Clash, compareSeen, compareShown } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import type { MailTemplate } from '#domain/inbox/mail-template-schema.ts'
import { TEMPLATE_FORM, type TemplateFields } from '#domain/inbox/template-form.ts'
import { may } from '#domain/staff/actor.ts'
import { withLastWriter } from '../../staff/last-writer.ts'
import type { StaffRequest } from '../../staff-request.ts'

export type SavedTemplate =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not-allowed'; readonly message: string }

/** INBOX-7: the texts that staff of a site answer with, by name; null: the person may not read leads. */
export async function listTemplates({ platform, site, actor }: StaffRequest): Promise<readonly MailTemplate[] | null> {
  return may(actor, site, 'lead.read') ? platform.storage.forSite(site).inbox.templates.all() : null
}

type Clashing = { readonly ok: false; readonly reason: 'clash'; readonly clashes: readonly Clash[] }

/** INBOX-7, STAFF-11: stores what a person changed in the form of a template, unless a colleague did meanwhile. */
export async function saveTemplateForm(
  { platform, site, actor }: StaffRequest,
  id: string,
  filled: FilledForm<TemplateFields>,
): Promise<SavedTemplate | Clashing> {
  if (!may(actor, site, 'inbox.rules'))
    return { ok: false, reason: 'not-allowed', message: 'You may not change templates.' }
  const { inbox, transaction } = platform.storage.forSite(site)
  const clashes = await transaction(async (within) => {
    const before = await inbox.templates.lock(id, within)
    const { id: _, ...now } = before ?? { id }
    const { changed, clashes } = compareShown(TEMPLATE_FORM, filled, now, () => null)
    if (clashes.length > 0 || changed.length === 0) return clashes
    const to = Object.fromEntries(changed.map((name) => [name, filled.values[name]]))
    const template = { id, name: '', subject: '', body: '', ...now, ...to }
    await inbox.templates.save(template, within)
    const change = { action: 'inbox.rules', id: `template ${id}`, after: template } as const
    await platform.colleagues.record(site.slug, actor, change, within)
    return []
  })
  if (clashes.length === 0) return { ok: true }
  return { ok: false, reason: 'clash', clashes: await withLastWriter(platform, site, `template ${id}`, clashes) }
}

/**
 * INBOX-7: deletes a template. False: there is none, or the person may not. A clash: a colleague has changed it since the
 * page of `filled` was made (STAFF-11).
 */
export async function removeTemplate(
  { platform, site, actor }: StaffRequest,
  id: string,
  filled: FilledForm<TemplateFields> | null = null,
): Promise<boolean | Clashing> {
  if (!may(actor, site, 'inbox.rules')) return false
  const { inbox, transaction } = platform.storage.forSite(site)
  const outcome = await transaction(async (within) => {
    const before = filled && (await inbox.templates.lock(id, within))
    const clashes = before
      ? TEMPLATE_FORM.names.flatMap(
          (name) =>
            compareSeen(TEMPLATE_FORM, name, { shown: filled.shown[name] ?? '', now: before }, () => null).clashes,
        )
      : []
    if (clashes.length > 0) return clashes
    const removed = await inbox.templates.remove(id, within)
    if (removed)
      await platform.colleagues.record(site.slug, actor, { action: 'inbox.rules', id: `template ${id}` }, within)
    return removed
  })
  if (typeof outcome === 'boolean') return outcome
  return { ok: false, reason: 'clash', clashes: await withLastWriter(platform, site, `template ${id}`, outcome) }
}
